import { deskRecords } from '@retour/domain/exit/day/desk-records'

/** /trip/desks.json: what the plan of the last day says of desks, also without a network. */
export function loader() {
  return Response.json(deskRecords())
}
