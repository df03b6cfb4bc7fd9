import { useState, type ReactNode } from 'react'
import { ChoiceBar } from '../../ui/choice-bar'
import styles from './preview.module.css'

const DEVICES = ['iPhone', 'Desktop'] as const
type Device = (typeof DEVICES)[number]

/** The card as it looks on a phone of 390 by 844, or with the room of a desktop. */
export function Preview({ children }: { readonly children: ReactNode }) {
  const [device, setDevice] = useState<Device>('iPhone')
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.choice}>
        <ChoiceBar
          label="Preview as"
          choices={DEVICES}
          chosen={device}
          textOf={(one) => one}
          onChoose={setDevice}
        />
      </div>
      <div className={styles.device} data-device={device}>
        <div className={styles.screen}>{children}</div>
      </div>
    </section>
  )
}
