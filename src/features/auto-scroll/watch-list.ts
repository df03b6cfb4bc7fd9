import type { Cancel } from '../../platform/timers'
import type { Stage } from './stage'

/** Calls back when rows came, went or grew: before the frame is painted, so that nobody sees the jump. */
export function watchList({ list }: Pick<Stage, 'list'>, onChanged: () => void): Cancel {
  const sizes = new ResizeObserver(onChanged)
  sizes.observe(list)
  const rows = new MutationObserver((records) => {
    if (records.some(touchesRows)) onChanged()
  })
  rows.observe(list, { childList: true, subtree: true })
  addEventListener('resize', onChanged)
  return () => {
    sizes.disconnect()
    rows.disconnect()
    removeEventListener('resize', onChanged)
  }
}

/** A score that changes inside a card moves nothing; looking up all places for it would cost a frame. */
function touchesRows({ target }: MutationRecord): boolean {
  return target instanceof Element && !target.closest('article, tr')
}
