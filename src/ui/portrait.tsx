import styles from './portrait.module.css'
import { useMayLoadPictures } from './use-may-load-pictures'
import { usePicture } from './use-picture'

interface Props {
  /**
   * Shown when there is no picture: not loaded yet, failed and offline all look the same, and nothing moves.
   */
  readonly initials: string
  readonly image?: string | undefined
  readonly size?: 'small' | 'large'
}

/** The face of a person, whose name stands beside it. Far down a long list it is not even asked for. */
export function Portrait({ initials, image, size = 'small' }: Props) {
  const mayCome = useMayLoadPictures()
  return (
    <span className={styles.portrait} data-size={size} aria-hidden="true">
      <span className={styles.initials} data-monogram="">
        {initials}
      </span>
      {image && mayCome ? <Face key={image} image={image} /> : null}
    </span>
  )
}

function Face({ image }: { readonly image: string }) {
  const [state, setState] = usePicture()
  if (state === 'failed') return null
  return (
    <img
      className={styles.face}
      data-state={state}
      src={image}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
    />
  )
}
