import { nowAtom } from '../../state/every-second'
import { useAtomValue } from '../../state/store'
import type { StoredBoard } from '../../storage/rows'
import { NoticeBar } from '../../ui/notice-bar'
import { troubleText } from './freshness'
import { TROUBLE_ICONS } from './freshness-label'
import { useFreshness } from './use-freshness'
import { useLasted } from './use-lasted'

export function TroubleNotice({ stored }: { readonly stored: StoredBoard }) {
  const freshness = useFreshness(stored)
  const lastedMs = useLasted(`${stored.slug} ${freshness.kind}`, useAtomValue(nowAtom))
  const text = troubleText(freshness, lastedMs)
  if (!text) return null
  return (
    <NoticeBar tone={freshness.kind === 'down' ? 'danger' : 'warn'} icon={TROUBLE_ICONS[freshness.kind]}>
      {text}
    </NoticeBar>
  )
}
