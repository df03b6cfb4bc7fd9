import { useId, useState } from 'react'
import { Icon } from './icon'
import styles from './text-field.module.css'

interface Props {
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  /** What the browser may fill in: `current-password`. */
  readonly autoComplete: string
  readonly value: string
  readonly hint?: string | undefined
  readonly maxLength?: number
  /** Phones show a keypad. */
  readonly digits?: true
  readonly disabled?: boolean
  readonly onType: (value: string) => void
}

/** A field with its name above it. A password can be looked at before it is sent. */
export function TextField({ label, type = 'text', hint, value, maxLength, digits, onType, ...rest }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const isPassword = type === 'password'
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...rest}
          id={id}
          className={styles.input}
          type={isShown ? 'text' : type}
          value={value}
          maxLength={maxLength ?? 200}
          inputMode={digits ? 'numeric' : undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          autoCapitalize={type === 'text' ? 'words' : 'none'}
          spellCheck={false}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {isPassword ? (
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={isShown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        ) : null}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
