import type { Slug } from '../domain/league'
import { PausedNotice } from '../features/account/paused-notice'
import { OddsAge } from '../features/odds/odds-age'

export function AccountNotices({ slug }: { readonly slug: Slug | undefined }) {
  return (
    <>
      <PausedNotice />
      {slug ? <OddsAge slug={slug} /> : null}
    </>
  )
}
