import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    I do not remember my password
    lost my password
    password forgotten, what now
    how do I reset the password
    I need a new password
    send me a reset link
    the reset mail does not arrive
    where can I reset my password
    can't remember the password of my account
    recover my account
    password recovery
    my password is not accepted
    wrong password, locked out
    I forgot how to sign in
    forgotten login details
    how can I get back into my account
    account locked, password unknown
    no longer know my password
    reset login
    password lost
    pw forgotten
    how to recover the password
    can you send me my password
    I mistyped my password when registering
    need password help
    set a new password without the old one
    the reset link has expired
    is there a reset link
    request a new password
    I can't recall the password I chose
    change the password because I forgot it
    help, I am locked out
    forgot login
    lost access to my account
    regain access
    password reset email
    email with the link to reset never came
    how does resetting the password work
    what do I do without my password
    get a link for a new password
    cant sign in
    login does not work
    no reset mail
    forgot pw
    password forgotten
    cannot log in
    reset link
    login fails
    wrong password
    change my password
    locked out
    sign in trouble
    password too weak
  `),
}
