import { type ChangedLocation, applyLocationChanges } from '@retour/domain/places/refund-locations'

const given = process.env.CHANGED_LOCATIONS
if (given) applyLocationChanges(JSON.parse(given) as ChangedLocation[])
