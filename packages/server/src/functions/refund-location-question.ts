import { findPlace } from '@retour/domain/places/catalogue'
import { countries, isCountry } from '@retour/domain/places/countries'
import { locationTypes } from '@retour/domain/places/location-types'
import * as z from 'zod'

const decimal = /^-?\d{1,3}(?:\.\d{1,20})?$/

const degrees = (name: string, limit: number) =>
  z
    .union([z.string(), z.number().transform(String)], `${name} must be a decimal number`)
    .refine((text) => decimal.test(text) && Math.abs(Number(text)) <= limit, {
      error: `${name} must be a decimal number from -${limit} to ${limit}`,
    })
    .transform(Number)
    .nullish()

const slug = (name: string) =>
  z
    .string(`${name} is required`)
    .max(80, `${name} is too long`)
    .transform((text) => text.trim().toLowerCase().replaceAll(/\s+/g, '-'))

/** The body of get-refund-locations, validated against the catalogue: the output names an existing place. */
export const refundLocationQuestionSchema = z
  .object(
    {
      country: slug('country').refine(isCountry, { error: `country must be one of ${countries.join(', ')}` }),
      city: slug('city'),
      type: z.enum(locationTypes, `type must be one of ${locationTypes.join(', ')}`).default('all'),
      userLat: degrees('userLat', 90),
      userLng: degrees('userLng', 180),
    },
    'the body must be a JSON object',
  )
  .transform(({ country, city, type, userLat, userLng }, context) => {
    const place = isCountry(country) ? findPlace(country, city) : undefined
    if (!place) context.addIssue({ code: 'custom', message: `city is not known in ${country}` })
    const hasLat = typeof userLat === 'number'
    const hasLng = typeof userLng === 'number'
    if (hasLat !== hasLng) context.addIssue('userLat and userLng must be given together')
    if (!place || hasLat !== hasLng) return z.NEVER
    return {
      country: place.country,
      city: place.slug,
      type,
      from: hasLat && hasLng ? { lat: userLat, lng: userLng } : null,
    }
  })
