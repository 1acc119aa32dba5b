import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    do I need to register
    must I sign up
    is an account necessary
    can I use it without an account
    can I use the site without registering
    do I have to create an account first
    is sign up mandatory
    why should I make an account
    what is an account good for
    what do I get with an account
    benefits of an account
    does the calculator need a login
    is a login required for the map
    can I book a car without an account
    use as a guest
    guest mode
    continue without signing in
    do I have to log in to see my refund
    must I be a member
    is registration free
    how do I register
    how do I create an account
    how to sign up
    where do I sign up
    open an account
    I want to register
    where is the login
    how do I log in
    sign in where
    what is the difference between guest and member
    do I lose my calculation without an account
    can I see results without giving my email
    is it ok not to have an account
    no account, possible?
    need to register for the assistant?
    why do I have to sign in to chat
    which functions need a login
    is logging in compulsory
    do visitors need an account for the estimate
    I don't want to make an account
    is an account free
    do I need an account
    do I need to sign up
    how do I sign up
    how to create an account
    how can I register
    register
    sign up
    without signing up
    guest use
    must I register
    use it as a guest
    why should I sign up
    what does an account give me
    calculator without login
  `),
}
