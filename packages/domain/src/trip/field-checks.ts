import { isCalendarDate } from '../vat/deadlines.ts'

/**
 * Returns whether a field may have a value. Plain functions, because the trip's page checks every field before it shows
 * anything and its first script has no validator.
 */
export type FieldCheck<Value> = (value: unknown) => value is Value

/** The record that has these fields. */
export type RecordOf<Fields extends Record<string, FieldCheck<unknown>>> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends FieldCheck<infer Value> ? Value : never
}

/** A text that matches a pattern. */
export const matching =
  (pattern: RegExp): FieldCheck<string> =>
  (value): value is string =>
    typeof value === 'string' && pattern.test(value)

// oxlint-disable-next-line no-control-regex -- no control character but tab and line end belongs into a text
const written = matching(/^[^\u0000-\u0008\u000b-\u001f]*$/)

/** At most `longest` UTF-16 units. */
export const text =
  (longest: number): FieldCheck<string> =>
  (value): value is string =>
    written(value) && value.length <= longest

/** A day in the shop's own time zone, as YYYY-MM-DD. */
export const day: FieldCheck<string> = (value): value is string =>
  typeof value === 'string' && isCalendarDate(value)

/** A UUID of any version (RFC 9562). */
export const id = matching(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i)

/** A whole number from zero. */
export const whole =
  (most: number): FieldCheck<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most

export const yesOrNo: FieldCheck<boolean> = (value): value is boolean => typeof value === 'boolean'

/** One of these texts. */
export const oneOf =
  <const Value extends string>(values: readonly Value[]): FieldCheck<Value> =>
  (value): value is Value =>
    (values as readonly unknown[]).includes(value)

/** Null, or a value that passes the check. */
export const nullable =
  <Value>(check: FieldCheck<Value>): FieldCheck<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value)

/** A list of at most `most` values that pass the check. */
export const listOf =
  <Value>(check: FieldCheck<Value>, most: number): FieldCheck<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.length <= most && value.every(check)

/** An object with names of this form. */
export const mapOf =
  <Value>(name: RegExp, check: FieldCheck<Value>): FieldCheck<Record<string, Value>> =>
  (value): value is Record<string, Value> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([key, one]) => name.test(key) && check(one))
