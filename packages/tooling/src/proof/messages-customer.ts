import type { Chapter } from './chapter.ts';

/** The texts that everybody meets (sections 2, 5 and 8), and the tests that cause them. */
export const customerMessages: readonly Chapter[] = [
  {
    title: 'Sign-in (section 8)',
    tests: 'apps/console/test/session.test.tsx',
    literal: true,
    rows: {
      'Login failed': 'signing in > * is told',
      'Login successful!':
        'signing in > is busy meanwhile, sends one call however often the button is clicked, and leads to the dashboard',
    },
  },
  {
    title: 'Notifications (section 8)',
    tests: 'apps/console/test/notifications.test.tsx',
    literal: true,
    rows: {
      'Failed to load notifications':
        'the dropdown > that cannot be loaded is logged, and tries again',
      'Failed to mark notification as read':
        'reading > one that fails is taken back and only logged',
      'Failed to mark all notifications as read':
        'reading > all that fails is taken back and only logged',
      'Failed to load notification stats': 'the bell > that cannot be loaded is only logged',
    },
  },
  {
    title: 'Dashboard and catalogue (section 8)',
    tests: 'apps/console/test/dashboard.test.tsx',
    literal: true,
    rows: {
      'Failed to load dashboard data':
        'a dashboard that cannot be loaded > says so, shows dashes, and tries again (*)',
      'Failed to load system health':
        'what admins see > a state that cannot be loaded is only logged, and can be asked for again',
    },
  },
  {
    title: 'Dashboard and catalogue (section 8)',
    tests: 'apps/console/test/catalog-calendar.test.tsx',
    literal: true,
    rows: {
      'Failed to fetch domains':
        'the drop calendar > asks for nothing while the list cannot be loaded',
    },
  },
  {
    title: 'Dashboard and catalogue (section 8)',
    tests: 'apps/console/test/catalog-rows.test.tsx',
    literal: true,
    rows: {
      'Failed to export domains': 'the export > that fails says so and saves nothing (*)',
      'Failed to update watchlist':
        'the watchlist > a star turns back when the server refuses, which is only logged',
    },
  },
  {
    title: 'Dashboard and catalogue (section 8)',
    tests: 'apps/console/test/order-domain.test.tsx',
    literal: true,
    rows: {
      'Order created successfully! Order ID: {id}':
        'ordering > says the order number, closes, and the order is among the orders',
      'Failed to load EPP': 'the dialog > accounts that cannot be loaded are only logged',
      'Failed to create order':
        'ordering > a server that is not there is told in the dialog, which keeps what was typed',
    },
  },
  {
    title: 'Dashboard and catalogue (section 8)',
    tests: 'apps/console/test/catalog.test.tsx',
    literal: true,
    rows: {
      'Failed to load domain statistics':
        'the list > figures that cannot be loaded show as dashes, and are logged',
      'Failed to load TLDs':
        'the list > TLDs that cannot be loaded are the usual ones, and that is logged',
    },
  },
  {
    title: 'List of orders (section 8)',
    tests: 'apps/console/test/orders-list.test.tsx',
    literal: true,
    rows: {
      'Failed to load orders': 'the list > says when it cannot be loaded, and tries again',
    },
  },
  {
    title: 'Orders (section 8)',
    tests: 'apps/console/test/order-details.test.tsx',
    literal: true,
    rows: { 'Failed to load order details': 'details > say when they cannot be loaded' },
  },
  {
    title: 'Orders (section 8)',
    tests: 'apps/console/test/orders.test.tsx',
    literal: true,
    rows: {
      'Failed to approve order':
        'row actions > quick approve whose second call fails says so and shows the order as it is',
      'Failed to update order status': 'row actions > * that fails says so',
      'Failed to restart order': 'row actions > * that fails says so',
      'Failed to update payment status': 'manage payment > a failure shows in the dialog',
      'Order #{id} approved - ready for catching':
        'row actions > quick approve sets the state, then the payment',
      'Order #{id} marked as FAILED': 'row actions > mark as failed asks first',
      'Order status updated successfully': 'update status > sets any state with a note',
      'Payment status updated successfully':
        'manage payment > asks for method and reference only of a paid order',
    },
  },
  {
    title: 'Empty states and refusals (sections 2 and 8)',
    tests: 'apps/console/test/notifications.test.tsx',
    literal: true,
    rows: {
      'No notifications yet': 'the dropdown > says that it loads, and then that there is nothing',
      'Loading notifications...':
        'the dropdown > says that it loads, and then that there is nothing',
      'No more notifications':
        'the dropdown > shows title, message, age and a check for each unread one',
    },
  },
  {
    title: 'Empty states and refusals (sections 2 and 8)',
    tests: 'apps/console/test/dashboard.test.tsx',
    literal: true,
    rows: {
      'No recent orders': 'the recent orders > say that there are none, and where to find domains',
      'System health data available for admins only':
        'what admins see > a * does not, and is told so',
    },
  },
  {
    title: 'Empty states and refusals (sections 2 and 8)',
    tests: 'apps/console/test/epp-categories.test.tsx',
    literal: true,
    rows: {
      'Access Denied: Only administrators can manage EPP registrar categories.':
        'the list > a * may not open it',
    },
  },
  {
    title: 'Empty states and refusals (sections 2 and 8)',
    tests: 'apps/console/test/placeholders.test.tsx',
    literal: true,
    rows: {
      'This page is under construction.': '* says that it is under construction',
    },
  },
  {
    title: 'Texts of validation (section 5)',
    tests: 'apps/console/test/profile.test.tsx',
    literal: true,
    rows: {
      'Email is required': 'general information > needs an email and a username',
      'Invalid email address': 'general information > needs an email and a username',
      'New passwords do not match': 'the password > must be the same twice, and long enough',
      'Password must be at least 8 characters long':
        'the password > must be the same twice, and long enough',
    },
  },
  {
    title: 'Texts of validation (section 5)',
    tests: 'apps/console/test/epp-accounts-form.test.tsx',
    literal: true,
    rows: { 'Password is required': 'adding and editing > asks for what a new account needs' },
  },
  {
    title: 'Texts of validation (section 5)',
    tests: 'apps/console/test/epp-accounts.test.tsx',
    literal: true,
    rows: {
      'Are you sure you want to delete this EPP account?':
        'deleting > asks in the words of the spec, by name',
    },
  },
  {
    title: 'Texts of validation (section 5)',
    tests: 'apps/console/test/order-domain.test.tsx',
    literal: true,
    rows: {
      'EPP Registrar Category is required':
        'the dialog > asks for a category, of which it offers the active ones that serve the TLD',
    },
  },
  {
    title: 'Texts of validation (section 5)',
    tests: 'apps/console/test/users.test.tsx',
    literal: true,
    rows: {
      'Minimum 8 characters': 'adding > checks what is entered',
    },
  },
  {
    title: 'Texts of validation (section 5)',
    tests: 'apps/console/test/epp-categories.test.tsx',
    literal: true,
    rows: {
      'Enter a valid domain name (e.g., epp.example.com)':
        'adding and editing > checks what is entered',
    },
  },
  {
    title: 'Texts of validation (section 5)',
    tests: 'apps/console/test/epp-test-catch.test.tsx',
    literal: true,
    rows: {
      'Please enter at least one domain': 'test catch > checks the names',
      'Please enter valid domains': 'test catch > checks the names',
      'Please select a test date': 'test catch > takes the orders of a day',
    },
  },
  {
    title: 'Texts of validation (section 5)',
    tests: 'apps/console/test/epp-tools.test.tsx',
    literal: true,
    rows: {
      'Please select an EPP account':
        'what is entered > an account and names are needed, in that order',
      'Please enter domains to check': 'what is entered > *: says what is wrong and sends nothing',
      'No valid domains found': 'what is entered > *: says what is wrong and sends nothing',
      'Maximum 500 domains allowed': 'what is entered > *: says what is wrong and sends nothing',
      '{n} duplicate domains found. Please remove duplicates.':
        'what is entered > *: says what is wrong and sends nothing',
    },
  },
];
