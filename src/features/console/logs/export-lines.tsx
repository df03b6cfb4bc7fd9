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
import { takeLog, type Taken } from './take-log'
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
    const taken = await takeLog(
      (after) => consoleApi.logPage(question, after),
      file,
      (count) => setText(`Exporting… ${inThousands(count)} so far`),
      controller.signal,
    )
    if (taken.kind === 'taken') saveFile(fileName('logs', file.ending, productNow()), file.type, taken.parts)
    setIsWorking(false)
    setText(endText(taken))
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

function endText(taken: Taken): string {
  switch (taken.kind) {
    case 'taken':
      return taken.isCut
        ? `Saved the newest ${inThousands(taken.count)} lines. Choose a shorter time to export older ones.`
        : `Saved ${taken.count === 1 ? '1 line' : `${inThousands(taken.count)} lines`}.`
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
