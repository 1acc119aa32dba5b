import type { Entry } from '@retour/domain/trip/entry-schema'
import { createForm } from '@retour/domain/trip/new-records'
import type { FormByRules } from '@retour/domain/trip/proposed-form'
import type { PayoutWay, RefundForm } from '@retour/domain/trip/trip-records'
import { newUuid } from '#app/platform/new-uuid.ts'
import { saveTrip } from '#app/platform/trip-device.ts'

/** Writes a form with its purchases, issued on a day (YYYY-MM-DD). Returns its id. */
export async function issueForm(form: FormByRules, tripId: string, issuedOn: string): Promise<string> {
  const id = newUuid()
  const { travelerId, country, shop } = form
  const record = createForm({ travelerId, country, shop, issuedOn })
  await saveTrip([
    { id, tripId, kind: 'form', record },
    ...form.purchaseIds.map((purchaseId) => ({ id: purchaseId, fields: { formId: id } })),
  ])
  return id
}

/** Changes a form. `opened` is the form as the person saw it when they started to type. */
export const changeForm = (id: string, fields: Partial<RefundForm>, opened?: Entry): Promise<void> =>
  saveTrip([{ id, fields, ...(opened && { opened }) }])

export const chooseWay = (id: string, way: PayoutWay): Promise<void> => changeForm(id, { way })

/** Removes a form that was recorded by mistake; its purchases can be on another one. */
export const removeForm = (id: string, purchaseIds: readonly string[]): Promise<void> =>
  saveTrip([
    { id, fields: { deleted: true } },
    ...purchaseIds.map((purchaseId) => ({ id: purchaseId, fields: { formId: null } })),
  ])
