import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    why are there two answers
    why do you give two results
    why does it say guide no and law yes
    guide says no and law says yes, which one is right
    which of the two is true
    what is the product guide
    what is an edition
    what is edition May 2025
    which edition do you use
    which rules do you compute with
    why is your minimum different from the law
    why does the calculator not use the law
    your figure differs from the official page
    why is your limit 154.94
    other sites say 70 euros in Italy
    other sites say there is no minimum in Spain
    I read another minimum elsewhere
    why do your numbers differ from Global Blue
    where do your numbers come from
    which sources do you use for the rules
    source of the rules
    how do you know this
    can I trust your figures
    how reliable is this
    how old is your information
    when were the rules checked
    last update of the rules
    how current is the data
    is this information official
    is this an official site
    says who
    what does checked mean
    what does estimated mean
    why estimated and not exact
    who checked the rules
    is your minimum still valid
    explain the two columns
    this guide and today's law
    difference between guide and law
    which rule counts at the shop
    which answer should I follow
    do shops follow the law or your guide
    why does it show yes and no at once
    how can the answer be both yes and no
    it says no first and then yes
  `),
}
