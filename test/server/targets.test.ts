/** What the server sends to, since clients name it: nothing on its own network, however it is written. */
import { afterAll, expect, it, jest } from '@jest/globals';
import { isGlobalUnicast } from '../../server/addresses.ts';
import { makeSender } from '../../server/told/sender.ts';
import { startReceiver } from './support/push-receiver.ts';

const receiver = await startReceiver();
afterAll(receiver.close);
const NOTHING = { headers: {}, body: 'x' };

it.each([
  ['plain HTTP', 'http://push.example.org/x'],
  ['another port', 'https://push.example.org:8443/x'],
  ['a user', 'https://me@push.example.org/x'],
  ['a password', 'https://me:secret@push.example.org/x'],
  ['a fragment', 'https://push.example.org/x#y'],
  ['too many characters', `https://push.example.org/${'x'.repeat(500)}`],
  ['no address at all', 'push.example.org'],
  ['a name without a dot', 'https://postgres/x'],
  ['localhost', 'https://localhost/x'],
  ['a name of the local network', 'https://printer.local/x'],
  ['loopback', 'https://127.0.0.1/x'],
  ['loopback in decimal', 'https://2130706433/x'],
  ['loopback in octal', 'https://0177.0.0.1/x'],
  ['loopback in hexadecimal', 'https://0x7f.1/x'],
  ['loopback in short', 'https://127.1/x'],
  ['loopback in full-width digits', 'https://１２７.0.0.1/x'],
  ['this network', 'https://0.0.0.0/x'],
  ['a private network', 'https://10.1.2.3/x'],
  ['another private network', 'https://172.31.255.255/x'],
  ['the most common private network', 'https://192.168.0.1/x'],
  ["a cloud's own data", 'https://169.254.169.254/latest/meta-data'],
  ['addresses of carriers', 'https://100.64.0.1/x'],
  ['many receivers', 'https://224.0.0.1/x'],
  ['everybody', 'https://255.255.255.255/x'],
  ['documentation', 'https://203.0.113.7/x'],
  ['loopback of IPv6', 'https://[::1]/x'],
  ['nothing of IPv6', 'https://[::]/x'],
  ['IPv4 as IPv6', 'https://[::ffff:93.184.216.34]/x'],
  ['loopback as IPv6', 'https://[::ffff:127.0.0.1]/x'],
  ['the same in hexadecimal', 'https://[::ffff:7f00:1]/x'],
  ['IPv4 as IPv6 as it was', 'https://[::127.0.0.1]/x'],
  ['IPv4 through NAT64', 'https://[64:ff9b::7f00:1]/x'],
  ['IPv4 through 6to4', 'https://[2002:7f00:1::]/x'],
  ['Teredo', 'https://[2001:0:7f00:1::]/x'],
  ['unique local', 'https://[fd00::1]/x'],
  ['link-local', 'https://[fe80::1]/x'],
  ['many receivers of IPv6', 'https://[ff02::1]/x'],
  ['documentation of IPv6', 'https://[2001:db8::1]/x'],
])('%s is no target', async (_what, target) => {
  const resolve = jest.fn();
  const sender = makeSender({ resolve });
  expect(sender.wrongWith(target)).not.toBeNull();
  expect(await sender.post(target, NOTHING)).toEqual({ status: null, why: 'bad-target' });
  expect(resolve).not.toHaveBeenCalled();
});

it.each(['https://push.example.org/x', 'https://93.184.216.34/x', 'https://[2606:2800:220:1::1]/x'])(
  '%s may be one',
  (target) => {
    expect(makeSender().wrongWith(target)).toBeNull();
  },
);

it('a name is refused if any of its addresses is not public, also when it changes between two answers', async () => {
  const answers = [['10.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:127.0.0.1'], []];
  for (const found of answers) {
    const sender = makeSender({
      resolve: (_name, then) => {
        then(
          null,
          found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      },
    });
    expect(await sender.post('https://rebinding.example.org/x', NOTHING)).toEqual({ status: null, why: 'bad-target' });
  }
  expect(isGlobalUnicast('93.184.216.34')).toBe(true);
});

it('a connection goes to the addresses that were checked: the name is looked up once', async () => {
  let asked = 0;
  const sender = makeSender({
    resolve: (_name, then) => {
      asked++;
      // The second answer would lead inside. Nothing answers at the first.
      then(null, [{ address: asked === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }]);
    },
  });
  void sender.post('https://rebinding.example.org/x', NOTHING);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).toBe(1);
});

it('a name that cannot be resolved is unreachable', async () => {
  const sender = makeSender({
    resolve: (_name, then) => {
      then(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
    },
  });
  expect(await sender.post('https://nowhere.example.org/x', NOTHING)).toEqual({ status: null, why: 'unreachable' });
});

it("the operator's own hosts are exempt, and nothing else on the same computer", async () => {
  const sender = makeSender({ exempt: [receiver.host] });
  expect(await sender.post(`http://${receiver.host}/x`, NOTHING)).toEqual({ status: 201, retryAfter: null });
  const other = `http://127.0.0.1:${String(Number(receiver.host.split(':')[1]) + 1)}/x`;
  expect(await sender.post(other, NOTHING)).toEqual({ status: null, why: 'bad-target' });
});

it('neither a redirection nor an endless answer is read on', async () => {
  const sender = makeSender({ exempt: [receiver.host] });
  const before = receiver.arrived.length;
  receiver.answers.push({ status: 302, headers: { location: '/inside' } }, 'endless', 'cut');
  expect(await sender.post(`http://${receiver.host}/x`, NOTHING)).toEqual({ status: 302, retryAfter: null });
  expect(await sender.post(`http://${receiver.host}/x`, NOTHING)).toEqual({ status: 200, retryAfter: null });
  expect(await sender.post(`http://${receiver.host}/x`, NOTHING)).toEqual({ status: null, why: 'unreachable' });
  expect(receiver.arrived).toHaveLength(before + 3);
});

it('one that does not answer is left after ten seconds, and does not keep others waiting', async () => {
  const other = await startReceiver();
  const sender = makeSender({ exempt: [receiver.host, other.host] });
  receiver.answers.push('hang', 'hang', 'hang');
  const hanging = [1, 2, 3].map(() => sender.post(`http://${receiver.host}/x`, NOTHING));
  expect(await sender.post(`http://${other.host}/x`, NOTHING)).toMatchObject({ status: 201 });
  const began = performance.now();
  expect(await hanging[0]).toEqual({ status: null, why: 'timeout' });
  expect(performance.now() - began).toBeLessThan(11_000);
  receiver.answers.length = 0;
  await other.close();
}, 40_000);
