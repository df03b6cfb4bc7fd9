import { nowAtom } from '../../state/every-second'
import { useFreshness } from '../../state/freshness'
import { useAtomValue } from '../../state/store'
import type { StoredBoard } from '../../storage/rows'
import { AGE_ICONS } from '../../ui/age-label'
import { NoticeBar } from '../../ui/notice-bar'
import { troubleText } from './trouble-text'
import { useUnchangedMs } from './use-unchanged-ms'

export function TroubleNotice({ stored }: { readonly stored: StoredBoard }) {
  const freshness = useFreshness(stored)
  const lastedMs = useUnchangedMs(`${stored.slug} ${freshness.kind}`, useAtomValue(nowAtom))
  const text = troubleText(freshness, stored.board, lastedMs)
  if (!text) return null
  return (
    <NoticeBar tone={freshness.kind === 'down' ? 'danger' : 'warn'} icon={AGE_ICONS[freshness.kind]}>
      {text}
    </NoticeBar>
  )
}
