import type { MetaArgs } from 'react-router'
import { describeCalculator } from '#app/features/calculator/describe-calculator.ts'

/** Whoever comes from outside gets the document of the same address; from another screen the router leads here. */
export { CalculatorScreen as default } from '#app/documents/calculator/calculator-screen.tsx'

export const meta = ({ params }: MetaArgs) => describeCalculator(params)
