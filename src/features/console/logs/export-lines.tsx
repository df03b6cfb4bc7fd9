import { useEffect, useRef, useState } from 'react'
import { fileName } from '../../../domain/operations/file-name'
import { inThousands } from '../../../domain/operations/figure-text'
import { logFile, type LogFormat } from '../../../domain/operations/logs/log-file'
import type { LogQuestion } from '../../../domain/operations/logs/log-question'
import { productNow } from '../../../platform/clock'
import { saveFile } from '../../../platform/save-file'
import { consoleApi } from '../../../sync/console/browser-console'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { collectLog, type CollectedLog } from './collect-log'
import styles from './export-lines.module.css'

interface Props {
  readonly question: LogQuestion
}

/** Saves every line that the search finds as a file, and not only the lines on the screen. */
export function ExportLines({ question }: Props) {
  const work = useRef<AbortController>(undefined)
  const [isWorking, setIsWorking] = useState(false)
  const [text, setText] = useState('')
  useEffect(() => () => work.current?.abort(), [])

  async function take(format: LogFormat) {
    const controller = new AbortController()
    work.current = controller
    setIsWorking(true)
    setText('Exporting…')
    const file = logFile(format)
    const collected = await collectLog(
      (after) => consoleApi.logPage(question, after),
      file,
      (count) => setText(`Exporting… ${inThousands(count)} so far`),
      controller.signal,
    )
    if (collected.kind === 'collected')
      saveFile(fileName('logs', file.ending, productNow()), file.type, collected.parts)
    setIsWorking(false)
    setText(endText(collected))
  }

  return (
    <>
      <p className={styles.told} role="status">
        {text}
      </p>
      {isWorking ? (
        <Button onPress={() => work.current?.abort()}>Stop</Button>
      ) : (
        <>
          <Button onPress={() => void take('csv')}>
            <Icon name="install" />
            Export CSV
          </Button>
          <Button onPress={() => void take('json')}>
            <Icon name="install" />
            Export JSON
          </Button>
        </>
      )}
    </>
  )
}

function endText(collected: CollectedLog): string {
  switch (collected.kind) {
    case 'collected':
      return collected.isCut
        ? `Saved the newest ${inThousands(collected.count)} lines. Choose a shorter time to export older ones.`
        : `Saved ${collected.count === 1 ? '1 line' : `${inThousands(collected.count)} lines`}.`
    case 'stopped':
      return 'Stopped. Nothing was saved.'
    case 'refused':
      return "You don't have permission to export this."
    case 'unreachable':
      return 'The server could not be reached. Nothing was saved.'
    case 'failed':
      return 'The server could not answer. Nothing was saved.'
  }
}
