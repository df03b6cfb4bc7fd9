import { useState } from 'react'
import styles from './flag.module.css'

/** A small flag. Its space is reserved while the picture loads, and stays empty if it fails to load. */
export function Flag({
  image,
  country,
}: {
  readonly image?: string | undefined
  readonly country?: string | undefined
}) {
  const [failed, setFailed] = useState<string>()
  if (!image) return null
  return (
    <span className={styles.flag} title={country}>
      {failed === image ? null : (
        <img
          className={styles.picture}
          src={image}
          alt=""
          width={20}
          height={20}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(image)}
        />
      )}
    </span>
  )
}
