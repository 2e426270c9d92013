/** Client addresses, as rate limits count them. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
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

/** Networks of IPv4 that are not everybody's: own, private, reserved, for documentation and for many receivers. */
const NOT_GLOBAL_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** The only addresses of IPv6 given out so far, and what of them leads elsewhere: Teredo, documentation, 6to4. */
const GLOBAL_6 = ['2000::', 3] as const;
const NOT_GLOBAL_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const notGlobal = new BlockList();
const global6 = new BlockList();
for (const [net, bits] of NOT_GLOBAL_4) notGlobal.addSubnet(net, bits);
for (const [net, bits] of NOT_GLOBAL_6) notGlobal.addSubnet(net, bits, 'ipv6');
global6.addSubnet(...GLOBAL_6, 'ipv6');

/** Whether an address is one computer's on the public internet. IPv4 written as IPv6 never counts as one. */
export function isGlobalUnicast(address: string): boolean {
  const [plain = ''] = address.split('%');
  if (isIPv4(plain)) return !notGlobal.check(plain);
  return isIPv6(plain) && global6.check(plain, 'ipv6') && !notGlobal.check(plain, 'ipv6');
}

/**
 * The network of an address as counted, from which one person or company may have many: an IPv6 network of 80 bits (`/48`). Null
 * for IPv4, where addresses are scarce.
 */
export function networkOf(counted: string): string | null {
  const [address = ''] = counted.split('/');
  return address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}::/48` : null;
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
