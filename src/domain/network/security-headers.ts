/** What every answer carries, whoever gives it: the server, or an edge in front of it. */
export const SECURITY_HEADERS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()',
  ],
] as const

/** An answer that is no page loads nothing and stands in no frame. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const A_YEAR_OF_HTTPS = 'max-age=31536000'
