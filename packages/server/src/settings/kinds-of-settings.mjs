// Plain JavaScript: the settings are read on the system's Node, before anything is installed.
import { isIP } from 'node:net'

/**
 * Reads the text of a setting. Throws an Error whose message says what the text must be, never the text itself.
 * @template T
 * @typedef {(text: string) => T} Reader
 */

/**
 * @param {RegExp} pattern
 * @param {string} rule what the text must be
 * @returns {Reader<string>}
 */
export const matching = (pattern, rule) => (text) => {
  if (!pattern.test(text)) throw new Error(rule)
  return text
}

/**
 * @template {string} Choice
 * @param {readonly Choice[]} choices
 * @param {string} [rule]
 * @returns {Reader<Choice>}
 */
export const oneOf =
  (choices, rule = `must be one of ${choices.join(', ')}`) =>
  (text) => {
    const choice = choices.find((one) => one === text)
    if (choice === undefined) throw new Error(rule)
    return choice
  }

/**
 * @param {number} largest
 * @param {string} [unit]
 * @param {number} [smallest]
 * @returns {Reader<number>}
 */
export const wholeNumber = (largest, unit = '', smallest = 0) => {
  const rule = `must be a whole number${unit && ` of ${unit}`} from ${smallest} to ${largest}`
  return (text) => {
    if (!/^\d{1,9}$/.test(text) || Number(text) > largest || Number(text) < smallest) throw new Error(rule)
    return Number(text)
  }
}

/**
 * An address of one of these protocols, as it was given.
 * @param {string[]} protocols with their colon
 * @param {string} rule
 * @returns {Reader<string>}
 */
export const addressOf = (protocols, rule) => (text) => {
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) throw new Error(rule)
  return text
}

const givenWebAddress = addressOf(['http:', 'https:'], 'must be an http or https address')

/** @type {Reader<string>} an http or https address without a closing slash */
export const webAddress = (text) => givenWebAddress(text).replace(/\/+$/, '')

/** @type {Reader<string>} scheme, host and port of a web address */
export const origin = (text) => {
  const { pathname, origin: found } = new URL(webAddress(text))
  if (pathname !== '/') throw new Error('must be an origin, without a path')
  return found
}

/**
 * Dependencies between commas, each read by itself.
 * @template T
 * @param {Reader<T>} readPart
 * @returns {Reader<T[]>}
 */
export const listOf = (readPart) => (text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readPart)

/** @type {Reader<string>} an IP address, or a network as "10.0.0.0/8" */
export const network = (text) => {
  const [address = '', prefix = '0', ...rest] = text.split('/')
  const largest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (rest.length > 0 || !/^\d{1,3}$/.test(prefix) || Number(prefix) > largest)
    throw new Error('must be addresses or networks, separated by commas')
  return text
}
