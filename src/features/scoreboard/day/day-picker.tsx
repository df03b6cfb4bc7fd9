import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
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
    <nav className={styles.picker} aria-label="Day" data-not-printed="">
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

/** Somebody who types a date has come to its end when no further digit follows for so long. */
const TYPED_MS = 1000

/**
 * A day from the calendar counts at once. One that is typed waits for its last digit: on the way to it the field may hold
 * today, which would lead to the board. The field keeps the focus, and what is half typed until it is left. Without a day
 * it shows that of the page again, also when the calendar's own button has emptied it.
 */
function DayField({ day, onChoose }: FieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const isTyping = useRef(false)
  const [typed, setTyped] = useState<string>()
  const finish = () => {
    if (typed === undefined) return
    setTyped(undefined)
    onChoose(typed)
  }
  const finishInTime = useEffectEvent(finish)
  useEffect(() => {
    if (typed === undefined) return undefined
    const timer = setTimeout(() => finishInTime(), TYPED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useLayoutEffect(() => {
    const input = field.current!
    if (input.value !== day) input.value = day
  }, [day])
  const restore = (input: HTMLInputElement) => {
    if (!parseDay(input.value)) input.value = day
  }
  const leave = (input: HTMLInputElement) => {
    finish()
    restore(input)
  }
  const change = (input: HTMLInputElement) => {
    if (isTyping.current) return setTyped(input.value)
    onChoose(input.value)
    restore(input)
  }
  return (
    <label className={styles.field}>
      <span className="visually-hidden">Day</span>
      <input
        ref={field}
        type="date"
        defaultValue={day}
        min={FIRST_DAY}
        max={LAST_DAY}
        onPointerDown={() => void (isTyping.current = false)}
        onKeyDown={({ key, currentTarget }) => {
          isTyping.current = true
          if (key === 'Enter') leave(currentTarget)
        }}
        onBlur={({ target }) => leave(target)}
        onChange={({ target }) => change(target)}
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
