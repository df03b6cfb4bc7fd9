import type { CSSProperties } from 'react'
import { inkOn } from './ink-on'
import { useMayLoadPictures } from './use-may-load-pictures'
import { usePicture } from './use-picture'
import styles from './team-mark.module.css'

interface Props {
  readonly monogram: string
  readonly image?: string | undefined
  /** Six hex digits. */
  readonly color?: string | undefined
}

/**
 * A logo, or the monogram until the logo has loaded: not loaded yet, failed and offline all look the same, and nothing
 * moves. Screen readers skip it because the name stands beside it.
 */
export function TeamMark({ monogram, image, color }: Props) {
  // Thirty pictures at once would delay the first scores as much as everything else together.
  const shown = useMayLoadPictures() ? image : undefined
  return (
    <span className={styles.mark} aria-hidden="true">
      {shown ? <Logo key={shown} image={shown} monogram={monogram} color={color} /> : null}
      {shown ? null : <Monogram text={monogram} color={color} />}
    </span>
  )
}

function Logo({ image, monogram, color }: Props & { readonly image: string }) {
  const [state, setState] = usePicture()
  return (
    <>
      {state === 'shown' ? null : <Monogram text={monogram} color={color} />}
      {state === 'failed' ? null : (
        <img
          className={styles.logo}
          data-state={state}
          src={image}
          alt=""
          width={40}
          height={40}
          decoding="async"
          draggable={false}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </>
  )
}

function Monogram({ text, color }: { readonly text: string; readonly color?: string | undefined }) {
  const style = color ? ({ '--team': `#${color}` } as CSSProperties) : undefined
  return (
    <span
      className={styles.monogram}
      data-monogram=""
      data-ink={color ? inkOn(color) : 'light'}
      style={style}
    >
      {text.slice(0, 4)}
    </span>
  )
}
