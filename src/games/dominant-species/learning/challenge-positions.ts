/** The positions of the challenges, with a solution each, easiest first; found by search (tools/dominant-species/find-challenges.ts). */
import type { KeptChallenge } from './challenges.ts';

export const POSITIONS: readonly KeptChallenge[] = [
  {
    at: 'wanderlust',
    difficulty: 1,
    goal: { goal: 'dominate', least: 3 },
    seat: 0,
    seed: 38404,
    moves: [
      { element: 'meat' },
      { corner: '-3,1 -2,0 -2,1' },
      { tile: '-2,0' },
      { count: 1 },
      { tile: '-2,0' },
      { tile: '0,-2' },
    ],
    letters:
      '1bcujutnVbNcpwwDH4VRmfvDLCbNONzH6CXnjJ70IKyuAVDbZO0k-HdO7KNgQ1JM73AIlmfPv1Y2ld46k2HDiTUfac0anewA1WKbDb0VjnV66wAAUOLf8hYkI-PoLSlysFZPAIarBqtav9haHCqJTifBbjRaJClAKWVU-jUM4FMpmIxFIuZANSqw9aCfE1S-QrPgwVZHAVQSx1pxyzgasYLCLCjjs-zgCtp-tb3Lcgy59OKI3JUgyxyAQ3qGuRJAFpVE8jTtKIxuykfdtxsoI-nLXRCLjfIMdKEm29xO0JOg399yPx-hr9bwU8CCI1rGP5QipzfjoxBpUFC14_a8U8BsZasX0ItF3YlQx1KUWwRLD6j1tgAawtxuFUTbrFTsQqx7-duCkg3TH-M-trSezyP0ejG-1NvyLr3jHxycnEot0Yv5FpO4z7t44Z2RCg-gTDHF73me3lyo64NgnRmpH9XJCIVnylp4u8pF2-CTmXct_qyeH2IAB_0wZvi1WTJuI8ZfbpxTpNv6nRDfF8fioy7r8xiD86XPqpKkSdNvE_cyizzirXFApOF5gBLVEdNkGX51kkR_eez4gUdmaDxCrYoFiQ-lXk_iS1a6xW5F2U-hSuxl2SBaBhkyTwrI8tZHM6WAZmlk4BaWZ7LoRFXY1aPbcvTtMbBIY_wKBPpceaxezVk7Y2WzS6jrlFXdCN_QevIX4HkoaahpZUDnmQtVmrf6Qzk6__BEbH1qmsy7WjdXhCdupoZKTXTervsg1Z9N5BTn6Ewm4T1OLvaWV-bnfZ2z50nAZf-d7z568rEvrotSWirm3rMfR5bLnRHsl9XKC3IcDKdWZfsNr0zejzMjPHKfEPLyuJBBFhZnOLuksVd9BF-jTooA4Qs7iYBFZrah_2EFX0f2NETmZi0Bi_Kea-NupCJKfYZdEpXYUk67HozNL1VlmNw-JNCGX6N6FQFAi6tujZ8uEKH1pl-aBi9Q2sz-t3Xo_XxWIfVT17ACxlfZP_1tX_RIO8n8d9Krpbf-b9GsiHJqwxncbzB_EcH5NIodkCu8Pr4kZeHn45hRU_TXw',
  },
  {
    at: 'wanderlust',
    difficulty: 1,
    goal: { goal: 'dominate', least: 7 },
    seat: 1,
    seed: 29184,
    moves: [
      'done',
      { tile: '-3,0' },
      { tile: '-3,0' },
      { card: 'predator' },
      { animal: 'bird' },
      { animal: 'reptile' },
      { animal: 'bird' },
      { animal: 'reptile' },
    ],
    letters:
      '0y1oao8nVZNk-MoDP0rlM6kytjpqR3O-wP2sqeuHIitJOzY4AGcnqmu_Pcpvmxsp3d69xLHMnpPehKgd7hoMwgHHDo9SCWUO9gRW4mWjNpKJ7UiDCiMvfiJxgJ_fYVBDIPo4URfQRjR3pTswstZmvjH4Ohkj3A6UXCTUcAbClJJJ4WTdwS-LKHRiy5IdMEHoeQgegv8PRv5O9xHC7xuKGCPAyrng4KrEdYCnZ8DCpcfJwpXVPiX1n12lD5Xhx3wmsJNqA74kYKwskPgxwed48t87OtzPovoQ7aT2tCwNQ3LNM1M8_JIyWeOpt5yTOcNarVGfcmobIU6a5mRj2yN_ESWj5CPBfKDAgrjbh730NDKPx0aI6QCDm_oeu9CIXVQWTZWRlV7pEND2RrAirtQStzWCHMlmuRVr70u2qB1a58oa11ysuBd08N_JM01qpP_JmmL4gPPVcYvyXtD3qFFs4l9H_InEs4yH4ML22X5zGefY5O8Nzn-M6lr2KpuUp0RwJ2Z8Hd6Z6yPAvkQq-iYCMv2ZWRbTZ4JmYHm9EIRqp02S9_-Jj-2y6963g6fyW1W_8us_i7PaqveoCfl_N_nxd_tsX0jPG_3Qqo5rpcIUH1e6LrwZo9wWsxnzjscjrQihyNlJB4d-Yj254A31STuj3CWxo0eLCTugHgapi3sbRVJfZ7P4MVGYg8XLlWC2tqjicQ-Lex1MJHYaHOkdQypyfZMHDgreqhJ7K4ZaA4mf3gTDk384j28nRUEmTOZF_xgIVVkDfpUkbMibI2cQEnMNK8N74SVZAlwbQwB-6V1kjb4J19SL3V7UOik9VOBr-3qbldT3_u7uxOjE36ASDY6_5x8o1wNWrv56t3Ok-qEanFjfxPWYdinM0OHY48Fgb_QetHK56QZKDTuvyyha1bVoekn654lMciryUh5jlkGm7Qt8oRTOrZ6GNHJzwSRXeJ4lskWlmJuShGseU9-ytA_0t1S1iTNMNtiLOayFMvAEzoizTtlUXYjUfHYFGv7baXyenTz0Yurjz3Cc9bQuL04O6ZF_GuC4ozF0MKquCM4--NBoRWmCwpcRIt_j7FeupN3NFa6n0BBtkjsDTFSOzFoM960lT4jpVs_xgZRR4OdcNr4uJ34hiEf8X0STrZBcz1EGfCu-ykkTOGC7aS6SHQTZ-lChjd5RpNq6udjh30vr-gF91W0luAP3U0hAtnekHhwtEEU60T7zc9yS0qhW8Lbn_pNhUnwf3_01Xder-8T2li1okrkYvQAeTwHXjahaL04fOlCOwrfQaV74-_IcE3EMfLx-AU',
  },
  {
    at: 'domination',
    difficulty: 2,
    goal: { goal: 'nothing lost' },
    seat: 0,
    seed: 62013,
    moves: [{ card: 'metamorphosis' }, { element: 'water' }, { tile: '0,0' }],
    letters:
      '148w6tsnVbBcts4DP0VDc70jCk52R2d-wG97CnjAyIhNluJVEkq2U5G_94BSdGSoqRpLzYFkg-PDwCJV3gytkcPNbSmVxq1P7iBGkWuGIxTXhldSBAwdPiTrIP64QEsDV51BGfxAD32PXZhiBabq1Zt-HhUNg6UdtR4OJ8F-NFqqEsBSiuv0KtngjqvEDcAkV2ICCRufgC16rFzUL_OxvoVngcHtZQCqKOetGei8IKeLIj0fxZwIU1fjemgLsNSxSf21EItBVxRt1CfBKBTLUF9N91ozB7Kcu3hYtG5DfLxHeQqI99P6VgZdkO8J2Q93Kg32Hdr7Lu3rBk765jx_13hrzGr3yrBmClIM2J1-gBxo0C1hzgJILT-yogHKQ6SB56sRaWhBofPqDVeWYWYjjwfRZPLE54mkTI3-PJ2pEkw4nEN-G3Ul5BPH8PdTXH3hs6TseT8evecfKflfsn7j-JQ_t57zq37FcBN6lPC2nB5Id-xnO-Rybind3ATx41AjhC4RHVrMeq460AuHEhxk3ADvuHcm1F7Hn7OQ0StGEq-0TIS3RNypd1eWnw2z2YqldgFv4_ENgK25Mj6P9WwzBpG0D8Jdt5bLiNd7R69fHP0zHdPyqB9-SZHPlRLTqGq863wCodSHItQ3UWsSHBEfJhDKaKpiLUGFzs-gog3QcH1U8TEX0-EHWlivtwzSnFceUiWIuTifKMG60GKMpnT4uBQikNVxHQLN28ys7vZHK_7WJTBVsiZ5WKCvco1yaPg9WxekDkGhmUyJioZtSiXVGT0eCxiHLM1GooQqcwieUrWyIGTQjl-xTkwqwdYj13H72qLg0d-8JNN5J8zJ-zFknObWd72OOoWdUMb-ws6TyF3s4eWho4WDvjV6LBR-05noJBpHywRa6-6JduNzu8dolcX-1mkxvQDefWZ1fOWVHW7OxYdzdzKcBdg_o81tBL_1rCsVL-Zl5rPiTP_hcRIncMyBjk7QkVtorFVbm5smCJemGA01PKUAGr5j4iJHEbBe5hl12EQ2daS76MGbRvO-YQN_Tekrs8rHfq-njz2xg5X4xQzNL1Wz8ayVgNa5C7U9UzZ43cKSuCPEb1qgDuLR-VDOSntqevUhVgXAdo03G9ixyiWWvTGhgM5j813blpubGKE-OuLedGh4fnrSQ5P6JN-jOSivIvEKFgJmJtYqBdp4QbkgC4XV_yahPs4voPT9As',
  },
  {
    at: 'competition',
    difficulty: 2,
    goal: { goal: 'survival' },
    seat: 0,
    seed: 64304,
    moves: [{ animal: 'reptile' }, 'done', { tile: '-1,1' }, { card: 'cold snap' }],
    letters:
      '0h5u700jVbLkps6EP0VVa_lKoPtJKV1PuBu7mrKiza0bWVAEEnMZGrK_55qPTBgnGRjTEt9Tj-O1HzCubMtelBQd602aPzG9VRpcqLvnPa6M6IACX2DH2QdqJcXOGlbw1G-AFqsrkbHF0u91w3Fhba_6pNGA8ejBD9YA6qUoI32Gr1-I1DTTTJCyjugnMABGt1i40B9jlb1CW-9A1XuJFBDLRnPscHFonMg4WKHE7teyNB_XdeAKkveqTlHTzWoYivhiqYGtZeATtcE6nBLkWT4b-vojqheoG_n6F_Xwe8pZ4aimFO0hB5kfrjB_JnnW-Y5zHlyHTPNbjujmWN-WVQmY5YTzJsEQuuvjLgp5ZafnqxFbUCBwzc0Bq8cclQPr0-y3U1j-sJom1IWc5B38g3zzjFGr33wKuRm4eYIn7nskssi2h-DuTQ0d4ptL-TToDP9gv3cWXJ-DWs_x2L37UPwqzmPIt9nOR5mWEXEWvYg1MEPprYIytuB1kHLDFqugS7ia7vBeP67kmDJHiv9WNXCY067x_o8dKomR9Y_QSqiy9_kcN8_IwzRPwh5zDcIfjwwn7DZyUKw8EUUbjiaQcWbbI-lgHf0ZONSMooowXgp5YVSjvaJR7SJqLOJQ-Aol_YRXGwX3BlEBJnECyvKly0i9DlfMsG6KWSZzGkzQ4pCbkqREsu3X1hglEXC2SRytnl74EvWWLb0LoppHCOXKOWmnABnULbfS5_8RTnBTe_i3qKbhFo7nl7cxdkAMkPT8HSpsffIgy7Z5Phz5DF0seTcYpXdToOp0VS0sL-j8xTO9MhQU9_QhIBv3wYrvU6agYKE_7BFzllNTbYZnF9LotUX-69IVdf25PW_7M4u8csheUxn-POpPjEeeeh2v9LdPW3GOGdnTUjCWrRgOTiT57Qb-djkb4NpW5YlHNUb8EKIeOEAo10V-4QT_oVNqtglXlUc4ugOi1HFquC5XKGtQ55nrOj_PpTr54BeV8CVb2rhDPYQNEvouE701jVDiFKCrki4K5Hn8D2-UqjHmarB1Np_gIQz2VRf3Yau8_UlobdUo-_4MLmP9qQ7ZuSsnMfqlb8I7iGFzoa379274Wkt74v3efdkw6M3N8pzzj8HcrHcU5GJ-HUH-TMPVJaN65FbO9t84BEXbvMwADkBO1Sv3MHb7Tc',
  },
  {
    at: 'migration',
    difficulty: 2,
    goal: { goal: 'vps', least: 14 },
    seat: 5,
    seed: 8998,
    moves: [{ tile: '0,-1' }, { tile: '1,-1' }, { tile: '1,0' }, 'done', { tile: '0,-2' }, { element: 'grub' }],
    letters:
      '1s5hi81nVbNjts4DH4Vg2cFsJzOFPB5H2AvexrkwNhMotaWXEnOdDHwuxeULDtyMttsL4lN8_v4K5EfcDK2Rw81tKZXGrXfuYEaRa4YjFNeGV1IEDB0-C9ZB_XbGxyVbeEg3qDHvscuPFoavOooPKPF5qJV1MF-uKijQh3elHbUeDgcBPjRaqgrAUorr9CrK0F9AxY3UJGAIhoXiz2xOgGoVY-dg_ojCesPuA4O6hcB1FFP2nMEcLbjkQFn0vS3MR3U1Z41FGfAUwt1KeCCug3-oVMtQf11Wq0mXilz4p6QfXSj3tDLT-j3GX2IbeGuMu6cr8z5XhJfmfGtCUykMc7nSDm4R14uFVo8LfMs3Ie_Yd7fE79OS40_o31QtS9PVG0SQGj9hXl3ldhJfvBkLSoNNfRm1J4fBcyNf9s_FcN3lShz0LdRn0PzPYKkOibsxqAjzIFRe7_GLwNQ3rn6Tr7j8DL0Wo39DPsfvibIxtDJWHIeJgGl2FW_cT9xyZvjsb_tki9rZK9T5HwmsIVMZmSRoXzklB91axFqb0d6TLXURmaHo9rkvtwm5DdNIjJn53oy0X0NHV5Ra7w8627m111tW3Jk_ed5y9D3vf90LddUySkcqOVYfsBuL2TBR6SIvQ5ni86BiIdt_hITke7HVVbEfgVH1MYPAVEVsSkXedDlZixi98TLILZ7EBVl5Bl1lAZm1r5hCXqSSWQiiZ4mgiR_R082yKOoiE6u6mwzSaPJ-b2Ibs9xsrAU1SyMioGvYieq3FgylOSsPglolePZy5nOBqUeu45nXouDRx7Ts0wsPwcu4tmSc5uvDDuOukXd0Eb-js5TOIuLhZaGjm4M8A3cYaMeG01Eoan-Q0XkVnVLthudfxREr842Y5p3gMdcjekH8uoZywkSN58ZcbdpzH_z0bi5iw48sc3P-Rq-rcMyqrL8z5XeZD918twy4W9TiGWt4DbeVGSbvWwFYQfxzO7F1q3lVxHt1fJltlXL_cxcy9eIC6LobC154jdo2xDlCRv6Z2AzFzwqHyypPhSIb4Nw4XilmxiJx97Y4WKc4k8DWuSF0vUcg8fvFJKCP0b0quFEd-p8CUh0rqCfph0ZZ3qtrsZSCMd5bL7zNrD6EluC3_4y7zpsEn_8kWsTFpAfI7mY4bX9Cm8gLZlQr33iBuRK3ijywtzRiQeegN5c8Rh3xjhNX-cBJtN8kPPNLicBJ2t6qIPCNP0C',
  },
  {
    at: 'wanderlust',
    difficulty: 2,
    goal: { goal: 'lead' },
    seat: 0,
    seed: 2544,
    moves: ['done', { tile: '-2,1' }, 'done', { tile: '-2,2' }, { tile: '0,-1' }, { tile: '-2,2' }],
    letters:
      '0rk2ezthVZBc9ssEP0rmj3jGSG3TT-d-wN66SmTw1ra2HyVQAXkNJPxf-8sCAkpcnKx0cK-99hdWN7g2dgePdTQml5p1P7gBmoUuWIwTnlldCFBwNDhK1kH9eMjoMXmolULT-IRsB8u6qRQh68e-x67MDwpG1dYGrzqKIyVdtR4eHoS4Eeroa4EKK28Qq-uBPW8QiwsIuMQEVbMoGKhBNSqx85B_ZaM9RtcBwf1VwHUUU_a8w7gbMcTexJ69juTpp_GdFBXJS9UHAhPLdT_CbigbqGWAtCplqB-uC3kCf5hC4_OgUg0L-jJfswjy0RUrYjCZhPLtzXLjvrjGvW4r36JZkL-vkJeY8qN0veY325ZshKkPO7F5MMgfN-XOxXEDFx-IPZe-o6Z2JsAQusvjHioRMn_nqxFpaHm40COy286BTybBezI7odKyLWXwytqjZf7fnmIZACR4rBFIVwDpCqW4lOszTb-H_U5nI4MLRbTlxVWcpefRyETE5FCLMp3u3gh33HQ74VC5vKPS35lhCv3YuJH3VqE2tuR7omaD-UscMUk3zFtdPdm1J6HnxOw_076dosgl7WOQpJTRbjNxltyZO-nIIfN9nXLD8cbHI5CFlzkRazZ6S4KJRxtRayddFfNpiIWxWzn7RalOFRFzPh8ycWZ4DLNzBwJpghZBUfURnOwFCED8RqbrAcpqsk8LWbIQjKtXNMygIyT5cZcimR1ow628F3InG_GLCpxqDKEBMp2OWHcBLTKcQvkoK76lR67jltPi4NH7paTTcw_T5yssyXnNrPsdhp1i7qhjf0FnadwimaGloaOMgK--Dps1D5pAgrF88ESsWbVLdludD4tTt02b_LQq7NNkKkkVz16H70x_UBe7WtZtfi5t-fu8XmSaLPHwd6DYZKdngbcSc3f6SbKMzU30VWGYvFt0pNOwvQ31SdXxyZf67aftf88g9toz-U34U5OLBzPLDvOh7Ya8MMoqK_l18ktjka-XR4SRC2_3AQ0aNuw-2ds6NfAhA16dN6a4cJtojFdWziNAwigxrTqStYp_8qfV9ONQXaItVe6CSHz-JtCtFQfKoKvHAGm1-pqLGMOaJFfkK7nfb32J2W8asKmnMfmN7fvRVEsA_76YV50eFUsk8tteG9B7BPL7MON8xeeDX9GcjHsWcyLZ2tYV3wzQr16bjbeWKiXynIDcg3k7vwmjhfw1Mlvt38',
  },
  {
    at: 'domination',
    difficulty: 3,
    goal: { goal: 'dominate', least: 3 },
    seat: 4,
    seed: 22187,
    moves: [{ tile: '-1,0' }, { corner: '-1,0 -1,1 0,0' }],
    letters:
      '0jvb58vnVbLcus2DP0VDtf0jCg5ua3W_YBuuspkAUuwzV6JUknK6Z2M_70DvvSInGS6sWSQODgADyi88_NgenC85u3QKw3aHeyIjULLxsEqpwbNJBd87OAXGsvrlxfeQ99Dx1_FC4d-vKqTAu3_KW2xcf7V4OhUh_79pEwbdhtorlq1_PVVcDcZzetScKWVU-DUDXmdMcS8WSyiiAwsAqyY2XDQqofO8vo9Get3fhstr38XHDvsUTvKgFtEIsQvqPHPYeh4XRa0Q1EFHLae1hV0eAGrWuT1j_scPOE-rXEvBqzlIj_tpNdhqk2YIoWpVmF8ZilG9bwKsqZdrfHkPt5cvwRa_vZlRZ7X0NUD6HRKGbn4hO4m_aePmM93kSSQEOVxr8pr4OM36noXHMG4KwEfSiHp6dAYUJrkjxYN6S7Kn1bn5CryPpSiXDudB4N245SkF1ykKNYuf0_64uW7cAnnfVwdVLWsrbyL2J8-PWcmDODyaz7LJB6gbLKyCLv8dt0LcdiQeEPXUfGpxXVrIGxdc5rzlKs858OXdw9e7FF7iJtrn3roEXoZ0DfM-2HSjl53QSOj8lG2Oy7HzIN8pTh8Qz_5jtnSlR8qbeEGWsOVf1LcBHEMEMXXqs8Eys1pfJDbF_Va3Jfy7tsvd7HvwIJRG7LQI_xiphP3TRZMLMh7YS-9iQXBhivL2ytvop-KDgQcGu51fZCsEIeSBY3mazms-BhxZeET4jKvvBwjWphXDO8RXLL6yME8b_YWVixpZh4sqCCTyTYm1yyLQL9I9sQxmVgqW9ruLUwuKRaCYGlhQSUHY-WaSkIlu09o0px6Xln6-tOhrT7Veuo6-uq2MDqgQSHaRP55JQVcDFq7WSW306Rb0A1u7G9gHfqOyhFaHDtcBKCrv4NG7QdNQF6Rn2wR66i6RdNN1u0l0auL-S5SM_QjOvWd3cklXqq7HssxKE06NCEM_8ZmX1Y_f8ZXVc_WZcmTQuIjbVlWP3VefMRhZnkY28IFNM8PLsQuKKuWZUSp5XMMWcunGLWWRQCv5Q8RVV5Lmi0aMK1P8gwN_jVSgDM2k26V-8UFv6oTmlg3wUcwQPOq7Ymlg5_ocz916nKlDPE2dFPce0YTZ0g9NDSHQscFH3qtboMh82iwBTcYn4t10PykyWMmEo6G_v0xvGk_tfzvRToYP-z8M6ENhY2sWSQZ5loyh4nXjkBnuNANq_j9_h8',
  },
  {
    at: 'wanderlust',
    difficulty: 3,
    goal: { goal: 'vps', least: 15 },
    seat: 2,
    seed: 61729,
    moves: [{ corner: '1,1 2,0 2,1' }, 'done', { tile: '1,-1' }],
    letters:
      '1qag8d2jVbLbts6EP0VYtYUYMpOW3DdD-imq8ALWhrbvJUolaSSBoH_vRg-ZEpWcruxrCHnnHkccvQO58H2yoOEdui1UcZXbsRGo2Pj4LTXg2ECOIydekPrQD4_w0nbFo78GZRVzdXo-GJx9LrDuNCPV33SysDxyMFP1oCsOWijvVZevyDIchOPkPwOyAs4UEb3qnMg32erfIeX0YGsdxywwx6Np9jgYpVzwOFipxO5XtDgj2HoQNY17dSUo8cWpNhxuCrTgjxwUE63CPLpliLJ8N-20R1iu0LfLdG_ZvD9AvyecmYQYknRo_LA88NN5h95npY8uY6ZZr-s0xLzy6oyGVMUmDcOqKy_EmJV8x09PVqrtAEJTr0oY9SVQo7qofUi230Z057QqpqLJcgr-o54P8IQJca3gCF4tQJxqFYAs8shuaxi_28ylw6XTlEEYtGwfXJfEZ4Hi85vuR8e3XcP8W4mPav8kPX4tMASEWvdhJC6n0xrFUhvJ9wGrTNozT8sbx0ZVsH2w2Q8_d3INnhs9GNTGY8J7h-L9dCpFh1a_wGSiC7_J4f7_gVhiP5B1nO-Qf7z8XmHas8Fo2PAoozDQQ2arrI9lgJelUcbl5KRRQnGKyov1Hy2Fx7RxqLoCofAUa_tMzjbrbgzCAuaiddX1DJZWOhzvnKCtRK8Tua0mSCZ4FXNUmL5LgwLhLJKOJtYzjZvD3zJGsuW3pko45i5WM2rugDOoGS_lz75s3rGvXFotaO5RR1bjB4zdR3NlVaNXtGISzY-_xxpAF0sOrdaJbfTZFplGlzZX5XzGA7zzNDi2GFBQPdupxq9TZqBglw_2cKXrKZF203ObyXR64vNSMV0_QSvGfoRvf6EPQ3r0il-OzzyfDLXC-ORxu7wJ93XZVPmSbtoRhLTqhXr0Zk8y67ko5K_Dsr2rEs5K7YcxRSoulCYcVWKQ0IL_8JWKfaJXYqn6BcWo36loPncKNuGbM-qwZ9jKNrvSXndAHWga5kzaoSgYFSOqoUvQzeFWDnoBpm7InpKwqtfGKpyxmYyrfZvwOGMNlVZ90EDdHFxGC22yg90jNxbf9IDMVJWzqvmF30Z3EOKvaa378OrAfnlxu-L97H3wYZHb2qXp5x_T-hi0YuKs2awJpzv-LUHslCKGxW1uNxe06gLF3m4tufrOR_-218',
  },
  {
    at: 'domination',
    difficulty: 3,
    goal: { goal: 'survival' },
    seat: 1,
    seed: 32838,
    moves: [{ tile: '1,0' }, { card: 'hibernation' }, { tile: '1,0' }, { count: 2 }],
    letters:
      '0wiyrd2nVbNcts4DH4VDs7UjCkl2VbnfYC99JTJARYRm61EaUkqbifjd98BqR9KcVPPXmwRBD58-CP5Dq-96zBADbrvjEUbCj9QY8iLofcmmN4KBRKGFn-R81A_P4OxnpoAL_IZHA3BtBS_0WFztkanRTeczdGgjaujcRpeXiSE0VmoSwnGmmAwmDeCOjOVM7hMNjIDkpk3QGs6bD3U74u0foe3wUOtDhKopY5sYL7gRyYBJ7L0T9-3UFdRwXC4gXSkc0aroX6QgN5ogvrpOhGYQb_sMIn0FrSstqBPM2i1AV3DmZHLrxvoLajagnJoN1Hn_M2gW0zoCMOO7i4H6q8ZudwgT-VYyD79MQ-H3-RhTe7j9SqB0IUz4xZKHvg_kHNoLNTwfbSnlkDC1Im8m4pRbRJY5YGrlWvF-IWSagv72jvy4Rbsw2dAB1nsgC4UWg5pg5TxelwRVELYBegJgWfBaodQBzfSDVJlMt357vrRBv68YTE5K285y5SXeYnhKVmU97jYRKQ-5MTjG1qL58_i2kHskqLJkwuf2S_Eldxj3VOhxTxmtvwQdxbCTaeT1e8KEncPd_DIuuuaT9M7FKU8iKKUSqShgAsGciBhkYnU1nBy4xFikxfTRmrT1WJWFrH70qCmqWCJiI2VzoVJWihZTuJVuRKHKK1YOnJLsB_BTSNSE8DJofdxI6KKxHxWjmuhcm9KFlVCKGWxAi-YIpVmAV5kImV_1U_gO2kSiFiLDIN1GWFVjZAVk6mSwzl3sz3L1wivErTxfA-mImb3lx3blu8kjUNAvjInmVx-XvjyOjnyfrfLZsfRarQN7eQX9IFi-yweNA0tZQ745G2xMRunmytzvVkn_diIt0nKD5wvaDW5dvThVkSdObl7kZq-GyiYe7Rnk_Qg-WCxvhCyV0N6YPCl3f-czuO8GGle9kWYCr4rwdym-d-uGvP4LfZ5XfZpm3wzNzwxs9ROtXqSaSt-RTe1epBp-KKM27RW1eynVo9XCQ06HQN8xYa-DezgaHpt3sh5E37FXPRd6vqzOZKbUhjzFoyNmbOmOZNgRfLMP-APihnRxhN6vntfycVzT4JpSPgzERuaLhadzysJAzrkJ6LvYng-YPODXwUrt1QwXv3dX2x8UfzvTS5TfIj8O5JPuc5aRExk07sQ6uXc5o5HLmyuXML1-h8',
  },
  {
    at: 'competition',
    difficulty: 3,
    goal: { goal: 'survival' },
    seat: 0,
    seed: 39283,
    moves: [{ tile: '-2,0' }, { tile: '0,-1' }, { tile: '-2,1' }, { card: 'intelligence' }, { tile: '0,-2' }],
    letters:
      '0fykk5bnVbNkqM4DH4Vl85OVYBkasbnfYC97KkrBwXUibfBZmyTnq4u3n1KNhAg6Ux2L_mRJX36-WTrE16tazCAgso22qAJG99SqcmL1nodtDUiAwltjR_kPKiXF0CH5dnoCg7yBRy1QdcUf2PTnvVRo4n_tPFUBjgcJITOGVCFBG100Bj0hUBdbeWoK2cu5BwH0OgGaw_qc7JSn3BpPajshwSqqSETOD7wHRu_YyDHlicy9Le1Nah8x4qa0wxUgcoknNFUoPYS0OuKQO37eQgjQp4tEU4OvX8SYwIpliBjbiNG8X2N0R0fu96PnneT510_lXLym9-rztc1ypYgP-6F30sgdOHMIJtcbvk7kHOoDSjweEFj8MwwiUp8Pqvqbp5-xt42ucxWTgiX9lPXF9bfrvnuoqNMbtae_hROcfWRDT5WGf3bmVOkaehM5RBUcB3djy5f5HbreRXcq3Xkwyq0yT5fZbeVm_yLyO6nlsn73rLB2yqadwo1N_tBoo_crXkQW_jnkg3Wq1ga25nAPx8YZTf1uG-1YtuzHJlTbpHqDUEq8uTCV6HeWP-PVPMnU72x-k9zNWNOH6d8ujg-YVPITPC0izStw-0Rh3cr4uCJNDqrk1xOB_FSS-MeRSJNxFKey_xWnkT8kXMW8fqKkq3cikieuZDVRikRE5pHRzDjRSLNdIdPMpFoMTvYRpEYQ7-Kt3KUJszhv0hBN4RMhcmnyJeIk0yk9kzlGtFGeXI-CkS-iGPAG6RJNZebInku5KaYlHsJlfb8gnMfF0-w6eqaX9cK24D82A8yOX0cJDg6OfJ-dcpmx85UaEpayd_RB4o3yYRQUVvTDIAfnRpLfR90dBR5-kBFLlFNRa7ufLiXRKNP7llPpW1aCvoZbblYeoYlajC83jvzBeee7Oqil3C0v4Zra96V2OJ1MxLXVp0YCTgwP36tmjKqTAvAvD0L-3Vdl4ccLZ441sQ0lRUyDa3Kvsmkq7LdoK6yfdo84laUsFVW9BJKdFVM-RVL-qdlnBID-uBse-bn7ZXcuCmWJPyZKMQCBqprfSJOXEKD3gv6ZavOc9wB3yi14WeHQZcg4ahtpS_kvA4fIIHK5d-LrbtYBAm6iYThu0-C0eWZxFHbhuJfW_JCizVIsI3RF-viE_zRHLVlIK6LD1i-8cZ1TWr2vrLoL_tu4jJ41UiMevqQGx83vZ8d-dS9OXfFULK0O4Oac8-3yGRZqO9ZHlxXvoF6OfT9bw',
  },
  {
    at: 'wanderlust',
    difficulty: 3,
    goal: { goal: 'nothing lost' },
    seat: 1,
    seed: 62848,
    moves: [{ tile: '0,-2' }, 'done', 'done', 'forfeit', { tile: '-2,0' }],
    letters:
      '1dmbwaclVfJcts4EP0VVp-hKpKykxme5wPmkpPLhxbZkjAhAQYApaRc-vdUY6FAahnnYhO9vN6B1gfstRnQQQOdHqRC5TZ2pFaSLUZtpZNaFRUIGHv8RcZC8_YGO2k6eBdvMOAwYO8_DY1O9uS_0WB7VDLI4DAe5U6i8iepLLUO3t8FuMkoaLYCpJJOopMngiZTFpmqSIoiGBfJtMgMAyo5YG-h-Ujs5gNOo4Wm-iqAehpIOQ4B7MTuwIEU_at1D01dsoDkDDjqoHkVcETVQVMJQCs7gubr5WrsEe7BoLUg7uBXS_xtwt8u8H1wCbz-ewH-1N-qSoDlDPjlkqdwRt1-1uW1ifrWZ28iFWy28PLE7-2DPNQz5utlrvac5tfHiNVfS8Qv97y8CCA07siIm1psKv5wZAxKBQ0MelKOPwXE5s97qGL1TS3KpdJ_kzr09EDlGkLSXpm0hEvVUPpMsfaKldjUd-1G5gr2TK7n6BfQ1wptI-afhfLQtZXxvTZk3d2wWKG8CeUmCZnRq9Mvq2SWT6J2k-oMQuPMRAvkeXIX0OuYynVmgof_j1ovRm1d_nKdqecNV2cXjde_rbPFEyqFx886t3Dnpv4dWTLuk87cjs-zMs6622WGLn4m55n-gM1WVAVPWRGGZb6YAo1TUITOBUvUzYxa3KF7pLoILTrTeZYiUuhFOJhpFzmBVoTmyhilJxVlsDCpQPWEogzwV-KmEnWiBqNe2RuuEnIIi_WrwCxX5FIkaoCO5yJEMxC6SCxFHYlB0OPVbCwUCc7oyCQGQ0R6EJ8li21IRxC_COik5Qef67J4ndXU9_zQdjg65N0g0sT8551LfjBk7YrLartJdahaWtHPaB35AZ4tdDT2lBngK7_HVi6Mpl3gujJEUd-K9_0TN-6eUXVk-sm6GTdfPLJlBgZ5MJ-FbfUwkpNRet5XHqqlrSruYUnv4d6T7UlBk9cH_TPe-HmBQjOvCzNT86qk5gqNsCpNGooo4_-tSpV4vvnXuU36cTKiDXYbD-x0GAH_2HvJpnqJVjzNq3kad69fRwJEU_Ea0qLpfOx7bOnbyPZ2UnfyRMZK9wtYwqF1Ro9HfuqoXTD31E6qC99SWSdV66Nz-J18ZPhjQidbTncvD0eO8og76Xy8cvCtwVcZl8jagn7qbvIncjhoMx61lXzWg5InbdiFEQ3yim0HnwbrsP3O-801hni18vEffVZ-Ocq42TPyQCS0Vs7kivvN6sdENpQtK1OxN3qAtEqzibnfWqcNNHnf2RG5a3J1_qkQ7vu4ulwuvwE',
  },
  {
    at: 'wanderlust',
    difficulty: 3,
    goal: { goal: 'survival' },
    seat: 0,
    seed: 12056,
    moves: ['done', 'done', { tile: '2,0' }, { card: 'hibernation' }, { tile: '0,0' }, { count: 5 }],
    letters:
      '172m3cfjZbNkqM4DIBfhdLZVMXQ3bvLeR9gL3vq6oMCSuIdMKxtOjPVlXefko3BuNM_lwRk6bP-jPwGp9EM6KCBbhyURu1KO1GryBbTaJVToy4kCJh6_EXGQvP8DEpbah28iGcwNDnVk39Gg-1Fqy68DNNFHRVq_3ZUpoOXFwFuNhqaSoDSyil06pWgSUxFhItgIxKQSHYD1GrA3kLztkqbN3idLDR_CKCeBtKO3QU7sw9wJk3_jGMPTX1gBcXROuq8NxfU4QGt6giap9uyf2T-mTGJuj20qvfQp_vQLZpIDoYreg-Ve6g8fECN6YvQv_buDoQuczfLgVz9lTvyUo3V2acv85CBHyP3YeU-3m4CCI27MLeU4sD_joxBpaGB_2Z97gkELI3Iq6EY9S6BdRq43HytmV9KIffY02jIunvYh89AB1FmoCu5nkPakRK_HjeCDIQsQEsIfBR0ZxAaZ2a641T1gVMLMvNpGGft-HFHWk9GFdvZW0tRVt8x320p3-XB4itqjZfPYskQWSI6smTcZ_ZrBHkG3pX3blVWc1_K6l0IX6RNBqvDN3ZKeuaWnpE3KCtxKMpKyCK0OlzRkQEBq6wIzQpnMx_Bt265LITm2yyicuF7Khy_0OssKXxbhNO-SEspqkW8KDOy4A4oQkXhbNBav-ABRXCSv5q-z_i9kClYirIOhEqU9aq7MllcJeBVVoQCbPoBnkmDoPBpTxisy4RNNaoVdRrITUCnLI-rUJZkzOi573l0dDg55Mm2yMT688Iz5mzI2myVzY6z7lC3lMmvaB35hlh36GjqKdmAv5A9tmq36W6ybQNw0fetdd9J8c7nK-qOTD9bdxeejM1Bnc13qe04TOTUor3M46-Mwi0i2iRzPTqRTPhkNVwQeOqOP5cPalqlcDTy6iznIqtNbNP0LytTPGmrfVqwPJ9ROTTdYsKe4pn9DF3nB6hX9E9-00Y-iHDqvIztG1lHRCMfbwJaNJ0P94Qt_TuFPI-deiVjlfvlMzMO4Qxc1JHMklufRae0z6NW7YUKViTL0Tj8QT4_nbKElnN-IhOz31JhL0RsqAbfD_yhEjChQb7w2cGHZx22P3jIb76FzuK3v8er9heEbXGZah-ubsMiVeHa-evF_zPZUIAk-8XJjAPEyx40W-vYCbnYqS7fUsNn23-yb7ff',
  },
  {
    at: 'migration',
    difficulty: 3,
    goal: { goal: 'dominate', least: 5 },
    seat: 2,
    seed: 9903,
    moves: [
      'done',
      { tile: '-2,-1' },
      { card: 'aquatic' },
      { element: 'seed' },
      { corner: '-2,0 -2,1 -1,0' },
      { tile: '-2,0' },
      { count: 4 },
    ],
    letters:
      '0dmlno8nVbLkps6EP0VqtdyFRKeuTda5wOyyWrKCxnathIQRBKepKb876nWAwNmkqlsbGjpnD79EOo3OPW2Ux4kNH2njTJ-5wasNbpi6J32ujcFBwZDq36hdSBfXqBTXadaOLAXUFbVF6Ob8HLUNj5YHLxuEQ4HBn60BqRgoI32Wnl9RZD3LexOwSIBu_ODMrpTrQP5lo3yDa6DA_k_A2yxQ-NJE5ytcg7Y9N-h8kRwRoNf-r4FKTghNMXosQHJGVyUaUDuGSinGwT5dGOTruyHi6UjN5olb7XiLTOvWPCG0DKpqNbqx-NK7X7JKrbVTrmb5D4vmTfy8OmdPFQz5hsDVNZfiHcn2I7Tg0drlTYgwamrMkZdgEFqFlqPIVYE3glWriCotnbzeQxPCbry1qBD67fQYo7mCS2W6FNv0a3QuZeeA4Q_xLeFmUfH19F9G805NLMfTWMVSG9H3II_CubrcP8keIEXCS_-nq4ZPgrZE7Z8CPwVfUvN8NdAxIOQcrvi7_JkSXx25vhDesp1drp-NJ4eN8n275EFiY-F3m7kWbYmtqdIUH4812KGfr6FIzUdzDfYVYwXu4qJIjZ8-LCweNjIVBapL8EhNnEl2YrYf_GrEQ9MMBWxl2Z2EUxF7JH4Lch2wapszw4Cd8l2ooiNMRFNTvPCq_Jo4wohyM5nDrLPZL7zB0tRRq8hXiIsOPnk2Wf8gJdRTJnt2WU2FTkHeXsQkayZO7wXfC4uCVgaM2EhUspHAzcGjXZ07VG5FpeXGduWLqdGDV7RDZlsbPo5UO3PFp1brRLsOJpGmRpX9lflPIbTN3locGhx5oA-5K2q9bbTTBR68Q9b2NKradC2o_NbQXT6bBdMs3t7enpA1X03oNcfUZAhcfhIiI8MB7OlA12v_c94-hZFSe2xrkZqplUtpl5K_Tr_W5VnvTav0zqn-RTFvSRVnUlo9Cb5nsUdkj-lsSXYwnbJOQvNGBajasn_uzGolW1CvCdV49eB_Kgfo_K6DpnquxjKCevRNNr_AgYXfUSbckzTmMe21Wek4GlMU98x5AavfTumTRd11D6cEOIr8GffjERrdH3BgtygCzE5r-rvNHDcBcV2obfP_auhTyD750WqlKdof4zoYp7vrVmcbN9BnhVB5kZxg6K6zjbSHNviyYe7oeuv6hgHvTThVHlu4dNQUOULtsq3pbjdbr8B',
  },
  {
    at: 'wanderlust',
    difficulty: 3,
    goal: { goal: 'vps', least: 15 },
    seat: 2,
    seed: 41545,
    moves: [
      { tile: '1,0' },
      { stack: 1 },
      { tile: '0,2' },
      { element: 'sun' },
      { corner: '0,2 1,1 1,2' },
      'done',
      { tile: '1,-1' },
    ],
    letters:
      '0v0ymzxjVbJcuM4DP0VFs5UlSUn3V08zwf0ZU4pH2AJtjktUWqSSiaV8r93gYtMyU5mLl5A4GF7BPgBp9EO6EFBNw7aoPGVm6jV5MQ0Ou31aEQNEqYe38k6UC8vcNS2g4N8AbTYXoyOfyxNXvcUD4bpoo8aDRwOEvxsDahGgjbaa_T6lUCVSjJCyhugLOAAjR6wd6A-Fqn6gNfJgWp2EqingYzn2OBs0TmQcLbzkU3PZOjnOPagmoY1NefoqQNV7yRc0HSg9hLQ6Y5APV9TJBn-x2N0R9Rt0Hdr9O-PwW8pZw91vXYxEHqQ-cvN5n_6eV77yXXMbvbrOq0xv20qkzHrAvMqgdD6CyNWjdzxtydrURtQ4PAVjcELhxzZw-dFtvsypj2jVY2s1yBv5Hv2-xlGXWL8CBi1rDYgjnADsJg8JZNN7P_M5tzT2iiSoF41bJ_MNw5PoyXnH5k_3Zvv7uJ9mPTC8qfMx-cVVh2xtk0IqfvZdBZBeTvTY9Amgzby0_I20cMm2GGcjeefD7INFg_68ZAZ9wnu74t116mOHFn_CdK6WSma_yLHzfoaGL7ckA-o9rIWzHQRmRruYqBtleUxW3hDTzYeJaGILItTKB80cpEXFlEmIq8Kg-Cj2coXcLHb-M4gItAiTqhIV5aI0Mo8VYK0qmWTxEmZIUUtq0akxPK4CweMskk4i0TONqsHf0kay5b-i7qMY_ElGlk1BXAGZfmt9MleNAvuVUKnHa8m7thqu5i573l1dDh55C2WZHL5OPCOOVtybnPKZsfZdGha2sjf0HkK93Xx0NHUU-GAR2uPrX7sNAMFDn6hItdeTUe2n53Pygtxs8qgzzbDFVv0C9B2HCby-osQ0lIujeIb4d7PF_u7EB54vY7_prlcdmbZqKuOJEZt-rFdkcmybE2-L_kVUPZoW8-FtuXK5UDxzGHGU1U_JbTwK6iqep-8q_o52oXDSGJV8x5u0XYh2xO29PcUivZ7Rq9b4A70nXAGJwg0JnRcLXod-znEKkG3JNyFyHMSHn9RqMqJ2tl02r-DhBPZVGU9BA7w9JIwWerQj3yX3Ptw1CN75Kycx_YXvwBuIZVTnWV_jW8G1LerLFSWJfeJQuRLechN85z575lcLH1Rd3Gy4wD5ZQeqYIubkNtcKvP7M47pMNKv1z8',
  },
  {
    at: 'wanderlust',
    difficulty: 4,
    goal: { goal: 'vps', least: 15 },
    seat: 2,
    seed: 38502,
    moves: [{ stack: 1 }, { tile: '0,2' }, { element: 'sun' }, { corner: '0,2 1,1 1,2' }, 'done', { tile: '1,-1' }],
    letters:
      '07lktx0jVbLjts6DP0VgWsZiJxMW2jdD-imq0EWis0kurVlV5JnOhjk3wvq4ciOZ243eVDkOXwci36H82B75UFCO_TaKOMrN2Kj0bFxcNrrwTABHMZOvaF1IJ-f4aRtC0f-DMqq5mp0_GNx9LrDeNCPV33SysDxyMFP1oCsOWijvVZevyDI0olHSH4H5AUcKKN71TmQ77NVvsPL6EDWOw7YYY_GU25wsco54HCx04lCL2jwxzB0IOuaPDXV6LEFKXYcrsq0IA8clNMtgny6pUwy_LdtdIfYrtB3S_SvGXy_AL-XnBmEWFL0qDzw_OUm8488T0ue3MdMs1_2aYn5ZdWZjCkKzBsHVNZfCbGq-Y6-PVqrtAEJTr0oY9SVUo7qofOi2n2Z057QqpqLJcgr-o54P8IQJca3gCF4tQJxqFYAc8ghhaxy_28ylw6XQVEEYjGwfQpfEZ4Hi85vhR8ew3cP-W4WPav8kPX4tMASEWs9hFC6n0xrFUhvJ9wGrTNozT9sbx0ZVsn2w2Q8_dyoNkRszGNTGY8F7h-b9TCpFh1a_wGSiCH_J4e7_4KwvgWFz0_IO1R7LhgpnUWlhmcxyLbK9lgtvCqPNh4lI4sqi7dQPqj5bC8ioo1FXRUBgaNe22dwtltxZxAWZBFvqChXsrAwynyrBGsleJ3MyZkgmeBVzVJh-boLB4SyKjibWK42uwe-ZI1tS_-ZKPOYuVjNq7oAzqBkv7c-xbN6xr1xaLWj1UQTW2wXM3UdrY5WjV7RFks2Pn8cacdcLDq3OqWw02RaZRpc2V-V8xie15mhxbHDgoCu1k41eps0AwVFfuLCl6ymRdtNzm8V0euLzUjFAv0Erxn6Eb3-hD3t4zIovh488nyyugvjkTbr8CddyeVQ5mW6GEYS02oU6-2YIsup5EclvwCU41m3clZsuW0pUXWhNOOpFIeEFn4FVyn2iV2KpxgXDqN-paAV3CjbhmrPqsGfY2ja70l53QBNoGuZM2qEoGBUjrqFL0M3hVw56AaZuyJ6KsKrXxi6csZmMq32b8DhjDZ1WfdBA3RxcRgttsoP9Bi5t_6kB2KkqpxXzS9a_veUygudbN-HVwPyy40XLvN--8Ah6qU8pKF5qvz3hC62vug7C3lAfqsDWcjFjYrmXHrXcLv9BQ',
  },
  {
    at: 'speciation',
    difficulty: 4,
    goal: { goal: 'nothing lost' },
    seat: 2,
    seed: 56050,
    moves: [
      { count: 1 },
      { stack: 3 },
      { tile: '-1,2' },
      { element: 'water' },
      { corner: '-2,2 -1,1 -1,2' },
      { tile: '-1,1' },
      { count: 3 },
      { tile: '1,-1' },
      { tile: '2,-2' },
    ],
    letters:
      '08xf064nVZNk5swDP0rjM7OTHCSfnDuD-ilp509KKBN3IJNbZN0Zyf_vSPbgGGTdtoLYGE9SX6yn9_gxdgOPVTQmE5p1H7jeqoVuaI3TnlldFGCgL7FV7IOqqcnUNpR7eFZPEGHXYdt-MSuP6ujQh1HFuuzVk0YWOq9agmenwX4wWqopACllVfo1YWgyuaLDEiMocQEIeaQgFp12Dqo3kZj9QaX3kH1SQC11JH2nDF0hJwunEjTV2NaqORnnqG4Yk8NVAcBZ9QNVKUAdKohqA63OeqIu7-DK8aXG_QqyG4Z5MMYRE5BPtzyescw5cdFnCXoYQm6fwA6rueEuVvmfrLDcZWuXCJ_uo-cKJlwD_-Nu8vW-iaA0Poz426kKPntyVpUGir4PuhTID_1Jv_Nlm2f11sy1kYKuYRoyJH1S4ixa8r3_qXYPkjBD7qxCJW3Az1KSOaAMgGuanoxltzjhKbW2y06ZJcj7xh5KzYr5Cv5lhf4T7kuy92uq3WEf3K_l-ei5nLukxRglWNnBu358-_1s38pNvJehpnvIl75blEcXlBrPC-dpijlYpWz9PcRbvtP3ZTDjkC7W2jyaauEPt8W3OxFbDe4oicLoXujrYhtEzfVaJdCru3j1CIQCY6oieZgKcLqj8dUsG5KIZM5TU7zipgJn2WBNR4XZe6_DaAyGeNEpqeQYrPjhwyJoXPjDybjzo-ILQNTE04IVsi5jJuARjmWn0hyJhp6aFuWgQZ7j6xUySamxzNTcbLk3Oovux0H3aCuaWW_ovMU9s8UoaG-pSwAH28t1moRNNetHC90yP30sscsqnBF3ZBtB-eDMGZqeE8EO3Wyf0VPqdSm68mrRdYJaf647xpvB8lzluVMtiegzDYJ_03A0fxKZ0_OV-r5NVGR-xVLY7vHXklym9M1ddcEmjP3bmlH3Y4bIKImT84XT5xthAySHMIHwQueVblPzsHG_kFlI0RVsljWaJtQ9AvW9K3nqMdWnc4ct0aPzlvTn5nRF6oH3Sj_CgK0qs9UHJXpiKvRpuZbU-Tb4w8KK0QX0w6hNAGqC23A5wp3kqe2VSfiVRNgOq0uxkYSnMf6B-v0nFE6SXn4xVx1EPns7ywmj2ZMZ2E-gakLl4SfA7lIQLYTipqPfxivcFAt2tz1yHzn8w-sRuFEjbeDOAqXo9vtNw',
  },
  {
    at: 'domination',
    difficulty: 5,
    goal: { goal: 'lead' },
    seat: 5,
    seed: 32967,
    moves: [{ card: 'hibernation' }, { tile: '-1,2' }, { count: 5 }, { tile: '-2,1' }, { card: 'parasitism' }],
    letters:
      '1tuv2qmnVbLkps6EP0VSmu5CmHP5IZ1PuBuspqaRRvathIQXEl4kpryv99qvZCI51HZGNyozznqh9Sv7DTpESxrWT-NUoGyOzNjJ9FU82SklZOqBONsHuA3asPapyc2wjjCwJ75E4NxvsijBOX-SWWws-5V42zlgO79KHXvV2voLkr27PmZM7toxdqGM6mklWDlFVmbMPi6mGcsPAFzD8tXNQyUHGEwrH2NxvaVXWfD2q-c4YAjKks7YAaRBLEzKvx3mgbWNjWtkBQBi72TdQHlX8DIHln75baSR9yHEveswRjG09MsqqTZb2jqSLMvaNzOIkcjCpJS9r7EE_dlr_FLoA8fRuSxhN6_AR2zFJHFP-_I3Wz_4T5mKIGEeLgX5RL48Im43jhD0PZCwLuGC3pa1BqkovJHg5rqLpQ_fV03tyfvXcOb0uk0aTQbp1h63kXwunT5saizK9_Mxef7UCRqn8dWBCzxMX2umYemdjGxekGPstmEQbgrhzhrvttwvqAdKLTUwKrX4IFLCesuRLGLNbXCg9f3lLyJmyIbO-Qt9Majb5SP06Isvd4FDYqat3Z7x-WQdJCv4LtPVEc6QbZyxR-RNnAFpeDC3gluhDh4iPrjmk4Cmk02_qiuD-KVnYbi5por9ajrr7qiJqt8B7CzXo7MtZA3Vb6aM3vjTJWvT38gOfvemehnTwkBi5q5Mt6Jqua7pvI1mg5d_8VxhC-Zj-etXOUljmCpXMWwEcFGq2P25nWxs1R1LjPpqHwVJDHJVolSZe3l19EeNUZTFcMWlztLJXKJNSdY-pBJSWRVU0qJqGR3G1oUoxNCGrrbKWnFRayWYaA7tYfZAo0BwcbTzzNVwFmjMZuv5HZcVA-qw439BYxF11GJocd5wIyADvYBOnmfNAK5inxnCS9ZVY96WIy9t4lRnvVnkbppnNHKz6yOLuEIzjyKeSZMMdm0EwcaGgSmX6Hr8zSk27oIf7LmsY-lEh5xSZ6G2ILhEWaWPCvbCHo0pw_OpM6XWCuagNKKx0DZiofA2orag7fiCw_l3gq67jvQvdvkCTr8PhPBcZDnCwk-YbeoXtrfjLOLPKIOkeRsGpW8Tppu0hk00KhqRlJu4Se6eOB1Gpaw-oQ6TI1q6mjyhIEcNfZgJ-32Yix0P2nAWIX4bNG_b9OLYu3jjf_1R0qMm2n-W9D4wGalUVEQWBxhWZvXg5mBcpmvponcH71-Krjd_gc',
  },
  {
    at: 'migration',
    difficulty: 5,
    goal: { goal: 'vps', least: 24 },
    seat: 3,
    seed: 17151,
    moves: [{ count: 1 }, { tile: '-2,0' }, { tile: '-3,0' }, { tile: '-3,1' }, { card: 'ice sheet' }, { tile: '0,1' }],
    letters:
      '17ofmj6nVbLkqM4EPwVos5yBAL3xA7n_YC97KnDBxnKtnZAYiThnokO__tG6QEC3Ls9czGmUGXWS1K-w0WbQThooNODVEK5gx2xlWiLUVvppFYFBwZjL36isdC8vsIghkH0cGKvIIxob0p2_uUsTfhjcHSyRzidGLjJKGhqBlJJJ4WTd4RmWcKCF1uQ2IIPQslB9Baa92Rs3uE-WmiqmgH2OKByFBRcjbAW2PwcULj0ODG4osK_tO6To6RcHXbQVAxuQnXQHBkIKzuE5vhgc3yJj399zmcRKWQ7qQ0NX9PwPc3LIyafOOpqyzGdN6jlGvUloVYr1LmWCfnI18hPyvIRch7vgwEK426Ee6hZSU-HxgipoIE3dD25MIgTlLeN51HVhHSoGV8DWHEXSonbGmHuRPKq1l4XbdC6tU8oa5Vzcu9dscOvkfLUo2P03yRtUXzg-ZKzJ-8NeYcWzSb2fcifSDiVOfDwXZbPfPY58ui9yfGfSV39VnWT6oyAxpkJn9S73veYbzOeA_kQK5uYJ7ApxOr_C5mA6hmIfMtdbZa5_eX8yufj8Jnc5up_2aVXbos26Ek5-vu85zlARQD7_j-f8qxCy9gGgPLz9a0yb_7wh8R81LzD4cjK4nBkvAgnRjqZafuTqSrCtvBHaNjf3lKEwQ-HYNy5ZCuLON7p6F1sRRjdzKWMUFt7MBVhPDN75U1FmK850iqEVCd7IvacJTtURRiqGWgOJn14Ew5N-EIeZOcZQeKM5gXfW4oysPr6lIGzLPgaOYIWIdO01r8XPCeLgGujD5iWVrG03j_6FtXStweDTloSA9Tb1ZWupr6nK7sToxOkG6KNzT8nGpSrQWs3X8ntPKlOqBY39jdhHfrtOTN0OPaYEdA91otWPidNQH5w_2MJW7OqDk0_WfcsiUFezR4p7YekaHKPVg8jOvkZ9uQS5Fj0yORSppOiclrznkhV6B_xLsmbETXLtguLOe_BInD8KER9k3djJ4Gyx6ZL22-r8q6lGkUvrhR7gG94zcK-avgxLmq-RqiG8xCaXxW2QsP_eDBohel8BS6ixb9HojlL3ck7GivdT2AgWyzsDTFQOzFoM960lZSR0i3JVl_U0WAnnDYUtxPf0Ocjvk_CydbXXA-hDHjX_eQTZnDBdlJdILqJs3Q-w5s8o4k9JT3ssO_lFang1EVrC_yhu8lHINsbFgSO1hfFOtF-I-22pBSmjt7-1G_KK7_f_kjdd1Sv7xPa0LVlzIuW7h9IchyabBztKGhessUVMOjx4vzFMOi7OAcZHfRePYswnuQUnxULjzfql3SFvcSriD8YXIweoAkfGDjt_5fwePwL',
  },
  {
    at: 'competition',
    difficulty: 5,
    goal: { goal: 'vps', least: 16 },
    seat: 5,
    seed: 5165,
    moves: [{ tile: '-1,1' }, { tile: '-1,1' }, { card: 'hibernation' }, { tile: '-1,2' }, { count: 5 }, 'forfeit'],
    letters:
      '13j9b9mnVbLbuM6DP0Vg2sFsOy0g6v1fMBsZlV0odhMohlb9pXk9A6K_PsF9fKjSRvMJnYo8fCIPLT4DsfB9NKBgHbolZba7eyIjUJbjINVTg264MBg7OQfNBbEywv0su9lB6_sBWQ_ntVBSe3_KW2xcf7V4OhUh_79oEwbdhvZnLVq4fWVgZuMBlExUFo5JZ26IIiMwebNbBGFZWAWYNnMBqRWvewsiPdkFO9wGS2Ifxhghz1qRycAi0iE4IQafwxDB6IqaYeiDDhsQXAGZ6lbz09a1SKIb9c5eMJ9WuOejLQWWH7aSa_D1JswZQpTr8L4k6UYFV8FWdOuH6I95y-DPn2Zkec1dH0HOlUpIfP6E7qb4z8lTL7CjBLIiPtbWV4D7x_I65UBSuPOBLyrGKenQ2Ok0iR_tGhId1H-tDofribvXcWqtdNxMGg3Tkl6wYWzcu3ya9InL9-FS6j3flWoeplbHrH44-E5-0Cfb-lblDeJ0O6S7TbR3tB1lFRqXd0aCcKZCdcJm_mv4vO5qDyAl7eY3MXNOU29cQ-9Cugb5v0waUevtzMVfKp7p73hss88yJez3QO6yN-OLV3-IdNWXqTW8gyfJDdB7ANE-bWaM4FqU40PuvoiX4vvIL_6tsrd6TurLKi9iqB9OJnpAL55gqkIOl7YK28qgj7Dp8jba2-in5oKIh0a8DLe8aJku6oIGs2f27DiY8SVhU-IW3jl5RjRUnjFQI_SJauPHMzzZm8pyiXNzKMIKshksq3ga5ZloF8me-KYTEVKW9ruLQVfUiwZwdLCgkoOVlRrKgmV7P5Ak4Yrg1ZZutWpaKsrWE9dR7dpK0cnaQCINpZ_XkkBJ4PWblbJ7TDpVuoGN_Y3aR36jsoRWhw7XASgT3onG3U7aALyivxkC1tH1S2abrLu1iF6dTKPIjVDP6JTj-xOLmGiih735pk4xSxW00BDg8DwX-z9ZTHybb0qQrYuK5AEEx9py7IYqRHjI84sy9ps8xjQPD95InZBaIJXEUXw5xhS8KcYVfAygAv-jUXRC07XfSNN6w95lA3-HCnAoVOnMxE-YjPpVrk_wOCsDmhiPhkMvVaXwdBNOkojaVS1PTF38jf6fOBl6Ka4-4gmTo16aGjylB05GmylG4w_i3Wy-U0DxkzEF9P_-z68aRDPV_bXi1QYP9P8O6ENiV1qqljKw8-xIGZRXK__Aw',
  },
  {
    at: 'wanderlust',
    difficulty: 5,
    goal: { goal: 'survival' },
    seat: 0,
    seed: 27030,
    moves: [
      { tile: '1,-1' },
      { tile: '1,-2' },
      { tile: '2,0' },
      { card: 'hibernation' },
      { tile: '1,0' },
      { count: 5 },
    ],
    letters:
      '0kmp7igjVbBcuM2DP0VDs7UjCklaatzP6CXnjI5wBJssytRKknF3cn43zsgRYmSnWwutggCj8ADQPADToPt0UMN7dBrg8YXbqRGkxPj4LTXgxEKJIwd_iTroH59BW0cNR7e5CtYGr3uKHyjxeZidBsX_XjRR40mrI7atvD2JsFP1kBdStBGe41evxPUmalM4DLayAxIZqcBGt1j56D-WKT1B7yPDurfJFBHPRnP7oKb2Ac4k6G_hqGDujqwguZoPbXBmwua-IFOtwT1y20-P2H-vsMkaregZbUFfXkMukaTkMs_NtBbULUFVYeEWm1RE30JdIsJPaHfubvjQC3-qg3ynI3F2Zdf8rADfk64Twvu8-0mgdD6C-MWSh7435O1qA3U8M9kzh2BhLkQeTcmo9oQWOWBq9XXivELJdUW9jRYcv4R7NNXQAdZ7ICu5DsOaYOU-fW8IqiIsAvQEQK3gmktQu3tRA-cKj9xaobc-dQPk_H8uUFaOqNM5RyslSzK75hvjlR3PDh8R2Pw8lUsO4gdES05sv4r-yWCPQN36X2YlcU8pLK8izsL4eGhs9VnZIfdwzf8yCrqlnfQBxSlPIiilErERoArerIgYZGJWMpwttMRQmEX80YszdUiKYtQcbE5YyewRISiiXfBLC2ULGfxrMyQgutDxHzD2aJzYSMAiOgk36mhCnktVA6sZFFFhFIW1aK7YIqYhQV4kYlI9KofwXfSKBCB9gyDdRlhVQ2QFTtTxQMTTcme5WuENwmtdjzlYr6y6WSmruOJ0-LokQfiLJPLzxuPprMl53a7bHacTIumoZ38is5TqJTlhJbGjrID-GLtsNGbQzcDcZ2bs36oucdOyjufr2hast3k_EY5H7O9PtvvwjVDP5LXs_Y8v39lFF8dySZ7ByQnshdBthsfFDylh__mCzhPT2yWfVrmEtglJRVu_rfLT-q9xT7P1J7IpBzeHewhntm_WGZh0AaF8BUOq9WTjP0XZGxXqyqdVqvnm4QGbRvCPGFDf4-R36HV72Sd9j8DI0Mfu-Gij2RnTgN7XpvAn9HNhQQrkuMoPP6gwEurHaFjrk9kE-sNCXchYkPdhzrgK0vCiBb5Yej6EJ7z2Pzgx8DqW6wiXv05XE14SKyb8_T7ZPfelLMVHiD_TuQi5Rnf4mSHHtJzEOqsWBo_WKg37eJG5JTn9iVPn3DZx_Fwu_0P',
  },
  {
    at: 'wanderlust',
    difficulty: 5,
    goal: { goal: 'vps', least: 17 },
    seat: 0,
    seed: 29,
    moves: [
      { tile: '-3,2' },
      { element: 'sun' },
      { corner: '-4,3 -3,2 -3,3' },
      { tile: '-2,2' },
      { count: 2 },
      'done',
      { tile: '1,0' },
      { tile: '-2,0' },
    ],
    letters:
      '1d309lfjVZNc5swEP0rzJ7lGYObtMO5P6CXnjI5rGFjqwGJSsJOJuP_3ll9YIFxmouRF-17bz-k5QNetOnRQQ2t7qVC5TZ2oEaSLQZtpZNaFSUIGDp8J2OhfnqCHvseO3gWTyCVpcb5JfbDUe4lqvDPYHNUsoXnZwFuNArqSoBU0kl08kRQT87iullkKOLKA6hkj52F-iMZ6w84DRbq8ocA6qgn5VgcHAxayy4HUvRL6w7qXcVbJEfnqPU6jqhaqHcC0MqWoH645MwTdjnHtkQs0T9mDNV2zvB4hyGFeUf8HPPxDmY1w4w5nBC3a-kQq2l5mBPsEsG3jOAigNC4IxNsKrHlpyNjUCqo4UyuYxcBsWfyApV5wDtG2lSinAO0ZMm4uf_VqYxO1dzpRRuybp10J278S7FZsFrCBeW19LtrSqvovgj6z6gOHX0GcKug_H8EGcRjDpFULJLQ61E5Xq6ngZ22N4Ff6-VG1RqE2pmR7skob2Rsl7kImbwLluRUs9NVreCWX4kux2C3lcriCZXC49cjTMUuA-D2__2Z9Xdy3l38QZnOXTgrBfd7ERoIDmbcQzgC3lSErsjslTcVodTQEzKv797gEMoJZ3RkwptgK7YzgoQdzfHOSpbCpzpDD4TRHDdvRVkwTJnv9ULYWgUddlTe6rcVVdTAt8xFQCstDwzOxOzKV2PX8XXe4uCQZ0u0iennWYChgyFrF2_ZbT-qFlVDC_sZrSPf2BNDS0NHGQHffB02ckaaSjkVMgH6aq_rEzdyz6haMt1o3VowvTyYhJQPt08AG90P5ORX6JNLmN0TTTZO1ydrZk5D9iJgr9_iEcnrEztuWZjQF4uqpC6MjzQwR_4mmJVpGkyhjeKOvGrLzKY-DA5RE4vGA0sOeHX5EMn9yrv4lVcSVqMKiwBRl98vAho0rY_8BRv6PTDdXupWnshY6d7BdzSh5Wv_hYyTfgDI3leXj7wA-97vpXay4UAcvpJPUoMOrTN6OLIDnXQ3-vg479YW9Kbbkb2VbvgjyTfjYKhFp0N41mHzyqP8qi27xtn0U595ZlzEdUfo7i-_5CL6T4i_I9mQ_iz3xZHeIH2C8X2QDo0dkIueb91BVOwv1H8',
  },
];
