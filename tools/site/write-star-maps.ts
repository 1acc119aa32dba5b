import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { calculatorCities } from '@retour/domain/places/calculator-cities'
import { type ChangedLocation, refundLocations } from '@retour/domain/places/refund-locations'
import {
  constellationImage,
  constellationImagePath,
} from '../../packages/web/app/features/constellation/constellation-image.ts'
import {
  constellationOf,
  homeSkyOf,
} from '../../packages/web/app/features/constellation/constellation-of.server.ts'
import { homeSkyPath } from '../../packages/web/app/features/constellation/home-sky.ts'
import { compressFile } from './compress-files.ts'

/**
 * Writes the star maps that screens load, for every place with a changed location, as the routes write them in a build.
 * This process must have learned the changes before.
 */
export async function writeStarMaps(locations: readonly ChangedLocation[], client: string): Promise<void> {
  const changed = new Set(locations.map(({ id }) => id))
  const places = new Map(
    refundLocations
      .filter(({ id }) => changed.has(id))
      .map(({ country, city }) => [`${country}/${city}`, { country, city }]),
  )
  for (const { country, city } of places.values()) {
    await writeMap(
      client,
      constellationImagePath(country, city),
      constellationImage(constellationOf(country, city, 'thumbnail')),
    )
    if (calculatorCities(country).includes(city))
      await writeMap(client, homeSkyPath(country, city), JSON.stringify(homeSkyOf(country, city)))
  }
}

async function writeMap(client: string, path: string, content: string): Promise<void> {
  const file = join(client, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  await compressFile(file)
}
