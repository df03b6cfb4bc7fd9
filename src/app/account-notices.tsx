import { useLocation } from 'wouter'
import type { Slug } from '../domain/league'
import { PausedNotice } from '../features/account/paused-notice'
import { OddsAge } from '../features/odds/odds-age'
import { useIsWall } from '../features/scoreboard/wall/use-is-wall'
import { StorageNotice } from '../features/storage-notice/storage-notice'
import { boardSlug } from './current-slug'

export function AccountNotices({ slug }: { readonly slug: Slug | undefined }) {
  const [path] = useLocation()
  const isWall = useIsWall()
  // A wall's own games have no lines; those of a day that somebody looks at there have.
  const hasLines = !isWall || !boardSlug(path)
  return (
    <>
      <StorageNotice />
      <PausedNotice />
      {slug && hasLines ? <OddsAge slug={slug} /> : null}
    </>
  )
}
