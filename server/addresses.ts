/** The addresses of clients, by which limits count. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Finds the address of whoever sent a request, as it is counted. */
export type AddressOf = (request: IncomingMessage) => string;

/** Reads addresses; proxies of these addresses are believed about whom they forward for. */
export function addressReader(trusted: false | readonly string[]): AddressOf {
  const trusts = trusted ? proxyAddr.compile([...trusted]) : () => false;
  return (request) => countedAs(proxyAddr(request, trusts));
}

/** Whether an address is one of proxies that are believed. */
export function proxyTest(trusted: false | readonly string[]): (address: string) => boolean {
  if (!trusted) return () => false;
  const trusts = proxyAddr.compile([...trusted]);
  return (address) => trusts(address, 0);
}

const local = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  local.addSubnet(net, bits);
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  local.addSubnet(net, bits, 'ipv6');

/** Whether an address is of this machine or of the network it is in, where each person may not have one of their own. */
export function isLocal(counted: string): boolean {
  const [address = ''] = counted.split('/');
  // The network that ::1 counts as.
  if (address === '0:0:0:0::') return true;
  return isIPv6(address) ? local.check(address, 'ipv6') : local.check(address);
}

/**
 * Who an address counts as. Whoever has one address of IPv6 has at least the 2⁶⁴ that begin alike, so those count as one; one of IPv4 may come
 * written as one of IPv6.
 */
export function countedAs(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  // As URLs write it: in groups of hexadecimal numbers, the last two of which may have been an address of IPv4.
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    return groups
      .slice(6)
      .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
      .join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
