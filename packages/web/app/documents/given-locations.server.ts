import { type ChangedLocation, learnLocations } from '@retour/domain/places/refund-locations'

const given = process.env.CHANGED_LOCATIONS
if (given) learnLocations(JSON.parse(given) as ChangedLocation[])
