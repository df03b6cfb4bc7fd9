/** Headers of every answer, both from the server and from an edge in front of it. */
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

/** The policy of answers that are no pages: they load nothing and may not be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const A_YEAR_OF_HTTPS = 'max-age=31536000'
