import type { CSSProperties } from 'react'
import { motionPausedAtom } from '../../../state/motion'
import { useAtom } from '../../../state/store'
import { Icon } from '../../../ui/icon'
import styles from './rain.module.css'

/** Rain over the card, and the switch that stops it. */
export function Rain({ drops }: { readonly drops: number }) {
  const [paused, setPaused] = useAtom(motionPausedAtom)
  return (
    <>
      <button
        type="button"
        className={styles.pause}
        aria-label={paused ? 'Let the rain fall' : 'Pause the rain'}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
      <div className={styles.rain} data-rain="" data-paused={paused} aria-hidden="true">
        {Array.from({ length: drops }, (_, drop) => (
          // oxlint-disable-next-line react/no-array-index-key -- a drop is nothing but its place
          <i key={drop} style={placeOf(drop)} />
        ))}
      </div>
    </>
  )
}

/** Steps of the golden section spread the drops evenly without looking regular. */
const GOLDEN = 0.618034

function placeOf(drop: number): CSSProperties {
  const across = (drop * GOLDEN) % 1
  const behind = (drop * GOLDEN * GOLDEN * 7) % 1
  return { '--across': `${across * 100}%`, '--behind': behind } as CSSProperties
}
