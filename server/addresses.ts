/** Client addresses, as rate limits count them. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Returns the address that a request counts as. */
export type AddressOf = (request: IncomingMessage) => string;

/** Creates an address reader. `X-Forwarded-For` is trusted only from these proxies. */
export function addressReader(trusted: false | readonly string[]): AddressOf {
  const trusts = trusted ? proxyAddr.compile([...trusted]) : () => false;
  return (request) => countedAs(proxyAddr(request, trusts));
}

/** Returns a test for the addresses of trusted proxies. */
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

/** Whether an address belongs to this machine or its private network, where people may share an address. */
export function isLocal(counted: string): boolean {
  const [address = ''] = counted.split('/');
  // The /64 network of ::1.
  if (address === '0:0:0:0::') return true;
  return isIPv6(address) ? local.check(address, 'ipv6') : local.check(address);
}

/**
 * The address a client counts as. An IPv6 client has at least 2⁶⁴ addresses with the same first 64 bits, so those count as one.
 * IPv4 addresses may be written as IPv6.
 */
export function countedAs(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  // As URLs write it: groups of hexadecimal digits, of which the last two may have been an IPv4 address.
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
