import type { Config } from './config.ts';

/** What is wrong if the server cannot listen, in a sentence that begins with the variable to change. */
export function listenSentence(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): string {
  const { message, code = '' } = error as { message: string; code?: string };
  const at = `${host}, port ${String(port)}`;
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: another program already listens on ${at} (EADDRINUSE); stop it, or set PORT to a free port, or to 0 for any free port.`;
    case 'EACCES':
      return `PORT: this user may not listen on ${at} (EACCES); set PORT to a port from 1024 on, and let a proxy listen on the lower port.`;
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return `HOST: this machine has no address ${host} (${code}); set HOST to an address of this machine, such as 127.0.0.1, or to 0.0.0.0 or :: for all its addresses.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: the name ${host} has no address (${code}); set HOST to an address of this machine, such as 127.0.0.1, or to 0.0.0.0 or :: for all its addresses.`;
    case 'EAFNOSUPPORT':
      return `HOST: this machine has no IPv6 (${code}), so it cannot listen on ${host}; set HOST to an IPv4 address, such as 127.0.0.1, or to 0.0.0.0 for all.`;
    default:
      return `PORT and HOST: the server cannot listen on ${at}: ${message}`;
  }
}
