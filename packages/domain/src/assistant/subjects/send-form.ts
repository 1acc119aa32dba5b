import { boughtIn } from '../answers/bought-in.ts'
import { explains } from '../answers/explains.ts'
import { examples } from './send-form.examples.ts'
import type { Subject } from './subject.ts'

export const sendForm: Subject = {
  id: 'send-form',
  title: 'Where do I send the validated form?',
  needs: [],
  isOfOurForms: true,
  answer: async (inquiry, tools) => {
    const country = boughtIn(inquiry.question) ?? inquiry.question.country
    return [
      ...(await explains('send-form')(inquiry, tools)),
      ...(country === 'spain' ? [tools.explain('shop-repays').text] : []),
      ...(country ? [tools.explain(`form-clock-${country}`).text] : []),
    ]
  },
  examples,
}
