import { quotaSpentText } from '../people/tiers/feature-usage'

/** The server's answer to a request to export a file. */
export type ExportGrant =
  | { readonly kind: 'granted'; readonly usesLeft: number | undefined }
  | { readonly kind: 'refused'; readonly reason: 'quota-spent' | 'not-allowed' | 'failed' }
  /** The server gave no answer. The file needs only what the device has, so it can be made without a connection. */
  | { readonly kind: 'unreachable' }

/** The text below the buttons once a file was saved. */
export function exportedText(name: string, grant: ExportGrant): string {
  const left = grant.kind === 'granted' ? grant.usesLeft : undefined
  if (left === undefined) return `Saved as ${name}`
  return `Saved as ${name}. ${left === 1 ? '1 more file' : `${left} more files`} today.`
}

export function exportRefusalText(reason: Extract<ExportGrant, { kind: 'refused' }>['reason']): string {
  switch (reason) {
    case 'quota-spent':
      return quotaSpentText()
    case 'not-allowed':
      return 'Your account has no access to this any more.'
    case 'failed':
      return 'The file could not be made. Please try again.'
  }
}
