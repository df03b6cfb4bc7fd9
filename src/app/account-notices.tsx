import type { Slug } from '../domain/league'
import { PausedNotice } from '../features/account/paused-notice'
import { OddsAge } from '../features/odds/odds-age'
import { StorageNotice } from '../features/storage-notice/storage-notice'

export function AccountNotices({ slug }: { readonly slug: Slug | undefined }) {
  return (
    <>
      <StorageNotice />
      <PausedNotice />
      {slug ? <OddsAge slug={slug} /> : null}
    </>
  )
}
