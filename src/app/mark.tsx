/**
 * The picture of `public/favicon.svg`, inlined into the page. As an image it would be a separate document for the
 * browser, which takes a tenth of the time until the first score.
 */
export function Mark({ className }: { readonly className: string | undefined }) {
  return (
    <svg viewBox="0 0 512 512" width={32} height={32} className={className} aria-hidden="true">
      <defs>
        <linearGradient id="mark-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2457d6" />
          <stop offset="1" stopColor="#0a1c52" />
        </linearGradient>
        <linearGradient id="mark-bolt" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#8cc8ff" />
        </linearGradient>
      </defs>
      <rect width="512" height="512" rx="116" fill="url(#mark-sky)" />
      <path fill="url(#mark-bolt)" d="M190 120h242l-26 82h-78l-22 70h62L196 420l42-112h-56l34-106h-52z" />
      <path fill="#ffd166" d="M116 120h44l-8 26h-44zM76 176h68l-8 26H68z" />
    </svg>
  )
}
