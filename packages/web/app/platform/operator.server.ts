import type { Operator } from '@retour/domain/content/legal/legal-page'
import { operatorMarks, readOperator } from '@retour/domain/content/legal/operator-settings'

/** Who runs the site: in a built page marks that the server fills in. */
export const operator: Operator = import.meta.env.PROD ? operatorMarks : readOperator(process.env)
