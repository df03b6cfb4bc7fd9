import { usePorts } from '../state/ports'
import { useAtom } from '../state/store'
import { updateAtom } from '../state/update-state'
import { Button } from '../ui/button'
import { NoticeBar } from '../ui/notice-bar'

/** A new version never takes over by itself: someone may be reading. */
export function UpdateNotice() {
  const { applyUpdate } = usePorts()
  const [update, setUpdate] = useAtom(updateAtom)
  if (update !== 'ready') return null
  const actions = (
    <>
      <Button onPress={() => setUpdate('later')}>Later</Button>
      <Button look="strong" onPress={applyUpdate}>
        Reload
      </Button>
    </>
  )
  return (
    <NoticeBar tone="info" icon="reload" floats actions={actions}>
      A new version is ready
    </NoticeBar>
  )
}
