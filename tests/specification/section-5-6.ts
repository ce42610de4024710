import { row, type Section, words } from './row.ts'

const parse = 'src/contract/forms/form-parse.test.ts'
const schema = 'src/contract/shapes/form-schema.ts'
const switches = 'tests/e2e/tracking.spec.ts'
const letters = (control: string, list: string) =>
  row(
    `${list}: ${control}`,
    schema,
    words(list).map((letter) => `${letter}: '${control}'`),
  )

export const section5And6: Section = {
  '5. Validation rules': [
    [row('Records by year or overall', 'src/contract/staff.ts', "oneOf(['year', 'overall'])")],
    [row('The slug ends with -department', 'src/site/domains/staff/parts/address-parts.ts', '-department')],
    [row('404', 'tests/e2e/error-page.spec.ts', "a failed validation gives 'Page Not Found: {path}'")],
    [row('Required', parse, "'required'")],
    [row('maxLength above 0: a length from 1', 'src/contract/forms/form-parse.ts', 'length:1,')],
    [row('maxQuantity above 0: a maximum', 'src/contract/forms/form-parse.ts', 'max:')],
    [row('E-mail', parse, "the form's own email field gets an email rule")],
    [letters('select', 'S Q O')],
    [letters('text', 'T')],
    [letters('textarea', 'A')],
    [letters('radio', 'R Y 5')],
    [letters('checkbox', 'C B M Z P L')],
    [letters('date', 'D')],
    [letters('number', 'N')],
    [letters('hidden', 'H')],
    [letters('separator', "'-'"), row('Raw html', parse, 'a separator is raw html, without a label')],
    [
      row(
        "Unknown type: 'Form match error: field type [type] not found'",
        'src/contract/forms/form-parse.ts',
        'Form match error: field type [${',
        '] not found',
      ),
    ],
    [row('Parse failure', 'src/contract/shapes/form-schema.ts', 'Error parsing the form schema')],
    [row('First option', parse, "a select gets a first empty option 'Select...'")],
    [row('By rank', parse, 'are sorted by rank')],
    [row('Selected options', parse, 'selected')],
    [
      row(
        'Other answers',
        parse,
        "an option with showOtherAnswer adds a text input labelled 'Other {label}' behind its field",
      ),
      row(
        'Shown with it',
        'src/contract/forms/form-values.test.ts',
        "'Other {label}' is shown only when its option is chosen",
      ),
    ],
    [row('Blocks', parse, 'a list of type %s with %i options is laid out as blocks: %s')],
    [row('Today', parse, 'showCurrentDate')],
    [row("Rule 'Is'", 'src/contract/forms/form-values.test.ts', "'Is'")],
    [row("Rule 'Is Not'", 'src/contract/forms/form-values.test.ts', "'Is Not'")],
    [row('Validation settles', 'src/site/domains/forms/use-form-sheet.ts', 'inputDelay')],
    [
      row(
        'Refused',
        'src/contract/forms/form-problem.test.ts',
        "a form with blocking errors is answered 'Form incomplete.', with the messages of each field",
      ),
      row('Custom message', 'src/contract/forms/form-problem.test.ts', 'or with a custom message'),
    ],
    [row('Disabled meanwhile', 'tests/e2e/forms.spec.ts', 'and is sent once')],
    [row('After blur, change, submit', 'src/contract/forms/form-validation.test.ts', 'messages appear %s')],
    [
      row(
        'Generic messages and their fallback',
        'src/contract/forms/form-messages.test.ts',
        'is required.',
        'Please enter a valid email address.',
        'Please enter a valid URL.',
        'must be a number.',
        'must be at least',
        'must be no more than',
        'must be at least one character.',
        'does not match.',
        'This field is not valid.',
      ),
      row(
        "'{Field} is required.', '{Field} must be a number.', '{Field} must be at least {n}.', '{Field} must be no more than {n}.', '{Field} must be at least one character.', '{Field} does not match.'",
        'src/contract/forms/form-messages.ts',
        '${field} is required.',
      ),
    ],
    [
      row(
        'Pipes and colons',
        'src/contract/forms/form-rules.test.ts',
        'rules are separated by pipes, with arguments after a colon',
      ),
    ],
    [
      row(
        'Available rules: http and https for url',
        'src/contract/forms/form-rules.test.ts',
        words(`accepted alpha alphanumeric between confirm contains date_after date_before date_between date_format email
          ends_with is length lowercase matches max min not number require_one required starts_with symbol uppercase url`),
      ),
    ],
    [
      row(
        "'S' with status 'O' and no result",
        'src/server/domains/games/shown-games.test.ts',
        "games of type 'S' are dropped when status is 'O' and there is no result",
      ),
    ],
    [row('Style text', 'src/site/domains/tracking/css-text.test.ts', 'That is not css')],
    [
      row(
        'Pasted or inserted HTML',
        'src/site/format/inserted-html.test.ts',
        'whatever comes, no tag is left',
      ),
    ],
    [row('Search', 'tests/e2e/search-overlay.spec.ts', 'Go is disabled when the text is empty')],
    [row('Icon names', 'src/ui/icons/sport-icon.test.ts', 'all-sports')],
    [row('Titles', 'src/site/page/head/head.test.ts', 'and fall back to the site name when empty')],
    [
      row(
        'Switch',
        switches,
        'tracking_tags_enabled=false skips tracking tags, on the server and in the browser',
      ),
    ],
    [row('Switch', 'src/site/domains/tracking/query-switches.test.ts', 'disable_gtm')],
    [row('Switch', switches, 'disable_airgap=true skips it')],
    [row('Switch', switches, 'transcend_test_bundle=true loads the test bundle')],
    [
      row(
        'Name formatting: suffixes jr, sr, ii, iii, iv, and words of 2 letters or fewer are upper-cased',
        'src/server/text/format-name.test.ts',
        'has its suffix upper-cased',
        'has words of 2 letters or fewer upper-cased',
      ),
    ],
    [row('Other words', 'src/server/text/format-name.test.ts', 'has its other words capitalised')],
  ],
  '6. Roles and permissions': [
    [row('Everybody', 'tests/api/access-pages.test.ts', 'asked by %s')],
    [
      row(
        '/hidden',
        'docs/access.md',
        '| `/hidden/news/:year/:month/:day/:story_slug` | visitor and higher |',
      ),
    ],
    [
      row(
        'Forms and sport files',
        'docs/access.md',
        '| `/protected/form/:id` | whoever has the access code |',
      ),
    ],
    [row('Access codes are decided', 'docs/decisions/040-access-codes.md', 'one word for an item')],
    [row('Roles are decided', 'docs/decisions/039-accounts.md', 'a role at each school')],
    [
      row('By site', 'src/contract/tenants.ts', 'trackingTagsEnabled'),
      row('By request', 'src/site/domains/tracking/query-switches.ts', 'tracking_tags_enabled'),
    ],
  ],
}
