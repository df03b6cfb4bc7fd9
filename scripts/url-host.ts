/** How a browser on this machine reaches a server that listens on `host`. */
export function urlHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : bracketed(host)
}

/** An address of IPv6 has brackets where a port follows. */
export function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
