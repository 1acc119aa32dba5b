import type { Reply } from './scripted-model.ts'

/** Short forms for the calls of a scripted model. */
export const call = (name: string, given: unknown): Reply => ({ call: name, with: given })
export const estimate = (amount: number | string, country: string, currency = 'EUR') =>
  call('estimate_refund', { amount, currency, country })
export const customs = (country: string, place: string) => call('customs_at', { country, place })
export const rule = (country: string) => call('country_rule', { country })
export const explain = (subject: string) => call('explain', { subject })
export const deadline = (day: string) => call('export_deadline', { purchase_day: day })
export const search = (query: string, where = {}) => call('search_guides', { query, ...where })
export const askBack = (what: string) => call('ask_back', { what })
