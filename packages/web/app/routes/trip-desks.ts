import { deskRecords } from '@retour/domain/exit/day/desk-records'

/** /trip/desks.json: the desks for the plan of the last day, also used offline. */
export function loader() {
  return Response.json(deskRecords())
}
