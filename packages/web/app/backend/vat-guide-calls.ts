import type { Country } from '@retour/domain/places/countries'
import { readRows } from './open-rest.ts'

/** `fileUrl` is a path of this site, or https of another; null while the file is not there. */
export type VatGuide = { id: number; title: string; description: string; fileUrl: string | null }

type Row = { id: number; title: string; description: string; file_url: string | null }

/** The guides of a country, in their own order. Throws BackendError. */
export async function listVatGuides(country: Country): Promise<VatGuide[]> {
  const rows = await readRows<Row>((rest) =>
    rest
      .from('vat_guides')
      .select('id,title,description,file_url')
      .eq('country', country)
      .order('id')
      .throwOnError(),
  )
  return rows.map(({ id, title, description, file_url }) => ({ id, title, description, fileUrl: file_url }))
}
