import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameSlug } from '../../../domain/league'
import { addDays } from '../../../domain/time/eastern'
import { FIRST_DAY, LAST_DAY, parseDay } from '../../../domain/time/parse-day'
import { boardDayText } from '../../../platform/local-time'
import { dayPath } from '../../../state/paths'
import { Icon } from '../../../ui/icon'
import styles from './day-picker.module.css'

interface Props {
  readonly slug: GameSlug
  readonly day: string
}

/**
 * One day back, one day on, or any other day with the browser's own calendar, which supports keyboard and screen
 * readers.
 */
export function DayPicker({ slug, day }: Props) {
  const [, go] = useLocation()
  const choose = (text: string) => {
    const chosen = parseDay(text)
    // While somebody types a year, the field reports each incomplete year too; only a valid day counts.
    if (chosen && chosen !== day) go(dayPath(slug, chosen), { replace: true })
  }
  return (
    <nav className={styles.picker} aria-label="Day">
      <Step slug={slug} to={parseDay(addDays(day, -1))} label="Day before" isBack />
      <DayField day={day} onChoose={choose} />
      <Step slug={slug} to={parseDay(addDays(day, 1))} label="Day after" />
    </nav>
  )
}

interface FieldProps {
  readonly day: string
  readonly onChoose: (text: string) => void
}

/** It keeps what is half typed, and the focus, while each digit of a date leads to another day. */
function DayField({ day, onChoose }: FieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const input = field.current!
    if (input.value !== day) input.value = day
  }, [day])
  return (
    <label className={styles.field}>
      <span className="visually-hidden">Day</span>
      <input
        ref={field}
        type="date"
        defaultValue={day}
        min={FIRST_DAY}
        max={LAST_DAY}
        onChange={({ target }) => onChoose(target.value)}
      />
    </label>
  )
}

interface StepProps {
  readonly slug: GameSlug
  /** Undefined at the end of the calendar. */
  readonly to: string | undefined
  readonly label: string
  readonly isBack?: true
}

function Step({ slug, to, label, isBack }: StepProps) {
  if (!to) return <span />
  return (
    <Link
      href={dayPath(slug, to)}
      replace
      className={styles.step}
      data-back={isBack}
      aria-label={`${label}: ${boardDayText(to)}`}
    >
      <Icon name="chevron" />
    </Link>
  )
}
