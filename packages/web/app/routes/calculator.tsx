import type { MetaArgs } from 'react-router'
import { describeCalculator } from '#app/features/calculator/describe-calculator.ts'

/** The calculator after navigation from another screen. A visit from outside loads the document of the same path. */
export { CalculatorScreen as default } from '#app/documents/calculator/calculator-screen.tsx'

export const meta = ({ params }: MetaArgs) => describeCalculator(params)
