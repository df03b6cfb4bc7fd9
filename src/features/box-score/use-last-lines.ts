import { useEffect, useState } from 'react'
import type { Spreads } from '../../domain/box-score/team-form'
import type { GameSlug } from '../../domain/league'
import { startLastLines } from '../../sync/history/browser-history'

/**
 * The lines that the server has kept of these games; undefined until they are here, and for viewers who may not see
 * them.
 */
export function useLastLines(slug: GameSlug, ids: readonly string[], may: boolean): Spreads | undefined {
  const [found, setFound] = useState<{ readonly asked: string; readonly spreads: Spreads }>()
  const asked = ids.join(',')
  useEffect(() => {
    if (!may || asked === '') return undefined
    return startLastLines(slug, asked.split(','), (spreads) => setFound({ asked, spreads })).stop
  }, [slug, asked, may])
  return may && found?.asked === asked ? found.spreads : undefined
}
