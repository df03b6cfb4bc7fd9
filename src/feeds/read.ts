/**
 * Readers of foreign JSON: each takes any value and returns the kind that it is named after, or the empty value of that
 * kind (undefined for numbers). So a mapper reads as if every member were there.
 */

import { LONGEST, MOST } from './limits'

export type Fields = { readonly [member: string]: unknown }

const NOTHING: Fields = {}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function record(value: unknown): Fields {
  return isRecord(value) ? value : NOTHING
}

export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) return []
  return value.length > MOST.entries ? value.slice(0, MOST.entries) : (value as readonly unknown[])
}

/** Words: a note, a headline, a play. */
export function text(value: unknown): string {
  return textWithin(value, LONGEST.words)
}

/** A team, a person, a place, a label, or a line of the status. */
export function nameText(value: unknown): string {
  return textWithin(value, LONGEST.name)
}

/** An abbreviation, a record, a clock. */
export function briefText(value: unknown): string {
  return textWithin(value, LONGEST.short)
}

/** A figure, which the feed mostly writes as text. */
export function figureText(value: unknown): string {
  return Number.isFinite(value) ? String(value) : nameText(value)
}

export function addressText(value: unknown): string {
  return textWithin(value, LONGEST.address)
}

function textWithin(value: unknown, longest: number): string {
  if (typeof value !== 'string') return ''
  const trimmed = value.trim()
  return trimmed.length > longest ? cut(trimmed, longest) : trimmed
}

/** Half of a character outside of the basic plane is no character. */
function cut(words: string, longest: number): string {
  return words.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
}

/** The feed writes ids as text, in some places as numbers. */
export function id(value: unknown): string {
  if (Number.isSafeInteger(value)) return String(value)
  const words = typeof value === 'string' ? value.trim() : ''
  return words.length > LONGEST.id ? '' : words
}

/** A whole number, also when written as text (the feed's scores are). */
export function whole(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value
  return Number.isSafeInteger(number) ? (number as number) : undefined
}

/** A whole number from `least` to `most`; nothing for any other. */
export function wholeWithin(value: unknown, least: number, most: number): number | undefined {
  const number = whole(value) ?? NaN
  return number >= least && number <= most ? number : undefined
}

export function isTrue(value: unknown): boolean {
  return value === true
}
