import { sentence, type Sentence } from './sentence.ts'

/** Requests at the till for a wrong line of the form; nobody corrects it by hand. */
export const sentencesAtTheTill = {
  wrongName: sentence(
    'The name on this form is not as in my passport. Can you make out a new form, please?',
    'Le nom sur ce bordereau n’est pas celui de mon passeport. Pouvez-vous en établir un nouveau, s’il vous plaît ?',
    'El nombre de este formulario no coincide con el de mi pasaporte. ¿Puede hacer uno nuevo, por favor?',
    'Il nome su questo modulo non corrisponde a quello del mio passaporto. Può emetterne uno nuovo, per favore?',
    'Der Name auf diesem Formular stimmt nicht mit meinem Reisepass überein. Können Sie bitte ein neues ausstellen?',
  ),
  wrongNumber: sentence(
    'The passport number on this form is wrong. Can you make out a new form, please?',
    'Le numéro de passeport indiqué sur ce bordereau est erroné. Pouvez-vous en établir un nouveau, s’il vous plaît ?',
    'El número de pasaporte de este formulario es incorrecto. ¿Puede hacer uno nuevo, por favor?',
    'Il numero di passaporto su questo modulo è sbagliato. Può emetterne uno nuovo, per favore?',
    'Die Passnummer auf diesem Formular ist falsch. Können Sie bitte ein neues ausstellen?',
  ),
  wrongAddress: sentence(
    'This form has to show my address outside the EU. Can you make out a new form, please?',
    'Mon adresse hors de l’Union européenne doit figurer sur ce bordereau. Pouvez-vous en établir un nouveau, s’il vous plaît ?',
    'En este formulario tiene que constar mi dirección fuera de la Unión Europea. ¿Puede hacer uno nuevo, por favor?',
    'Su questo modulo deve figurare il mio indirizzo fuori dall’Unione europea. Può emetterne uno nuovo, per favore?',
    'Auf diesem Formular muss meine Adresse außerhalb der EU stehen. Können Sie bitte ein neues ausstellen?',
  ),
  wrongAmount: sentence(
    'The amount on this form is not the one on the receipt. Can you make out a new form, please?',
    'Le montant indiqué sur ce bordereau n’est pas celui du ticket. Pouvez-vous en établir un nouveau, s’il vous plaît ?',
    'El importe de este formulario no es el del recibo. ¿Puede hacer uno nuevo, por favor?',
    'L’importo su questo modulo non è quello dello scontrino. Può emetterne uno nuovo, per favore?',
    'Der Betrag auf diesem Formular stimmt nicht mit dem Kassenbon überein. Können Sie bitte ein neues ausstellen?',
  ),
  wrongVat: sentence(
    'The VAT on this form is not the one on the receipt. Can you make out a new form, please?',
    'La TVA indiquée sur ce bordereau n’est pas celle du ticket. Pouvez-vous en établir un nouveau, s’il vous plaît ?',
    'El IVA de este formulario no es el del recibo. ¿Puede hacer uno nuevo, por favor?',
    'L’IVA su questo modulo non è quella dello scontrino. Può emetterne uno nuovo, per favore?',
    'Die Mehrwertsteuer auf diesem Formular stimmt nicht mit dem Kassenbon überein. Können Sie bitte ein neues ausstellen?',
  ),
  noCode: sentence(
    'The code on this form is missing or cannot be read. Can you print it again, please?',
    'Le code-barres de ce bordereau manque ou est illisible. Pouvez-vous l’imprimer de nouveau, s’il vous plaît ?',
    'El código de este formulario falta o no se puede leer. ¿Puede imprimirlo otra vez, por favor?',
    'Il codice di richiesta manca su questo modulo o non si legge. Può stamparlo di nuovo, per favore?',
    'Der Code auf diesem Formular fehlt oder ist nicht lesbar. Können Sie es bitte noch einmal drucken?',
  ),
} as const satisfies Record<string, Sentence>
