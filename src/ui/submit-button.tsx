import styles from './submit-button.module.css'

interface Props {
  readonly label: string
  readonly disabled?: boolean
  /** The button's text while the request runs. */
  readonly busy?: string | undefined
  /** The id of the element that says why the button is disabled. */
  readonly describedBy?: string
}

/** The one button that sends a form; Enter in a field does the same. */
export function SubmitButton({ label, disabled = false, busy, describedBy }: Props) {
  return (
    <button
      type="submit"
      className={styles.submit}
      disabled={disabled}
      aria-busy={busy !== undefined}
      aria-describedby={describedBy}
    >
      {busy ?? label}
    </button>
  )
}
