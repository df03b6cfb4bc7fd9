import { TIME_PRESETS, type TimeChoice } from '../../../domain/operations/logs/time-range'
import { Choice } from '../parts/choice'
import styles from './fields.module.css'
import { localInput } from './local-input'
import { writeTime } from './question-in-address'

interface Props {
  readonly time: TimeChoice
  readonly onChoose: (changes: Readonly<Record<string, string>>) => void
}

type Preset = TimeChoice['preset']

const OPTIONS: readonly { readonly value: Preset; readonly label: string }[] = [
  ...TIME_PRESETS.map(({ preset, label }) => ({ value: preset, label })),
  { value: 'custom', label: 'Custom' },
]

export function TimeChooser({ time, onChoose }: Props) {
  const choose = (preset: Preset) => {
    // Pressing the chosen preset again must not discard the times below it.
    if (preset !== time.preset) onChoose(writeTime({ preset }))
  }
  return (
    <>
      <Choice label="Time" options={OPTIONS} value={time.preset} onChoose={choose} />
      {time.preset === 'custom' ? (
        <div className={styles.fields}>
          <Moment
            label="From"
            ms={time.fromMs}
            onChange={(fromMs) => onChoose(writeTime({ ...time, fromMs }))}
          />
          <Moment label="To" ms={time.toMs} onChange={(toMs) => onChoose(writeTime({ ...time, toMs }))} />
        </div>
      ) : null}
    </>
  )
}

interface MomentProps {
  readonly label: string
  readonly ms: number | undefined
  /** Undefined when the field was emptied. */
  readonly onChange: (ms: number | undefined) => void
}

/** A time in the zone of the device. A half-typed value is not a time yet, and changes nothing; an emptied field does. */
function Moment({ label, ms, onChange }: MomentProps) {
  const isEmpty = ({ value, validity }: HTMLInputElement) => value === '' && !validity.badInput
  return (
    <label className={styles.field}>
      {label}
      <input
        type="datetime-local"
        defaultValue={localInput(ms ?? NaN)}
        onChange={({ currentTarget }) => {
          const typed = Date.parse(currentTarget.value)
          if (Number.isFinite(typed)) onChange(typed)
          else if (isEmpty(currentTarget)) onChange(undefined)
        }}
        // A browser says nothing when the last of several parts is emptied.
        onBlur={({ currentTarget }) => ms !== undefined && isEmpty(currentTarget) && onChange(undefined)}
      />
    </label>
  )
}
