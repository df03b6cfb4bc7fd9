import { quotaSpentText } from '../people/tiers/feature-usage'

/** What the server says to who wants to take a file along. */
export type ExportGrant =
  | { readonly kind: 'granted'; readonly usesLeft: number | undefined }
  | { readonly kind: 'refused'; readonly reason: 'quota-spent' | 'not-allowed' | 'failed' }
  /** The file is made of what the device has, so that one without a connection can be made as well. */
  | { readonly kind: 'unreachable' }

/** What stands below the buttons when a file was saved. */
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
