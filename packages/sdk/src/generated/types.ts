// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

import type { Query } from '../signatures.ts';

/** The body of every error response. */
export type ErrorBody = {
    /** What went wrong, as a text for the user. */
    error: string;
    /** What is wrong with each field of the request. */
    fields?: {
        [key: string]: string;
    } | undefined;
};

/** The confirmation of a successful call, with a text for the user. */
export type Message = {
    /**
     * What was done.
     * @example Signed out
     */
    message: string;
};

/** The result of an action that can fail without an error status, such as a connection test. */
export type Outcome = {
    /** Whether it succeeded. */
    success: boolean;
    /** What was done. */
    message?: string | undefined;
    /**
     * Why it failed, if it did.
     * @example connect timeout after 30 s
     */
    error?: string | undefined;
};

/** The position of a page in its list. */
export type Pagination = {
    /**
     * The number of this page, from 1.
     * @example 2
     */
    page: number;
    /**
     * The number of pages, 0 without rows.
     * @example 7
     */
    pages: number;
    /**
     * Rows per page.
     * @example 50
     */
    per_page: number;
    /**
     * The number of rows in all pages.
     * @example 312
     */
    total: number;
    /** Whether a page comes before this one. */
    has_prev: boolean;
    /** Whether a page comes after this one. */
    has_next: boolean;
};

/** asc sorts from the smallest, the earliest or A. desc sorts the other way. */
export type SortOrder = "asc" | "desc";

/** alpha means a to z only. alphanumeric means a to z and 0 to 9. Neither includes hyphens. */
export type CharType = "alpha" | "alphanumeric";

/**
 * A number of characters before the TLD, or a range that includes both ends. Ranges overlap. 15+
 * means 15 or more.
 */
export type DomainLength = "1" | "2" | "3" | "4" | "5" | "6-8" | "9-10" | "10-15" | "15+";

/** A domain name in its ASCII form (an IDN as xn--…), in lower case, with its TLD. */
export type DomainName = string;

/** A display name. It cannot consist only of spaces. */
export type Name = string;

/** The number for one day. */
export type DateCount = {
    /**
     * Format: date
     * The UTC day.
     * @example 2026-11-20
     */
    date: string;
    /**
     * The number.
     * @example 12
     */
    count: number;
};

/**
 * admin sees and does everything. manager manages users and EPP accounts, and uses logs and tools.
 * user browses and orders.
 */
export type Role = "admin" | "manager" | "user";

/** A user account. */
export type User = {
    /**
     * The user's ID.
     * @example 3
     */
    id: number;
    /**
     * Format: email
     * The email address for sign-in.
     * @example user@dropcatch.test
     */
    email: string;
    /**
     * The name that the console shows.
     * @example jnovak
     */
    username: string;
    /**
     * First name.
     * @example Jan
     */
    first_name?: (string | null) | undefined;
    /**
     * Last name.
     * @example Novák
     */
    last_name?: (string | null) | undefined;
    /**
     * Phone number as entered.
     * @example +420 601 234 567
     */
    phone?: (string | null) | undefined;
    /**
     * Company name.
     * @example Tidal Forge s.r.o.
     */
    company?: (string | null) | undefined;
    /** What the user may do. */
    role: Role;
    /**
     * Named permissions in addition to the role. Admins have all permissions, even those not listed here.
     * @example {
     *       "export_domains": true
     *     }
     */
    permissions: {
        [key: string]: boolean;
    };
    /**
     * The user's manager, if any.
     * @example 2
     */
    manager_id?: (number | null) | undefined;
    /** The manager's company, for display. */
    manager?: (ManagerCompany | null) | undefined;
    /** Whether the user may sign in. */
    is_active: boolean;
    /** Whether the email address is confirmed. */
    email_verified?: boolean | undefined;
    /**
     * Format: date-time
     * When the account was created.
     */
    created_at: string;
    /**
     * The currency of the credit balance (ISO 4217).
     * @example USD
     */
    currency?: string | undefined;
    /**
     * Prepaid credit, in `currency`.
     * @example 250
     */
    credit_balance?: number | undefined;
};

/** A manager, in short. */
export type ManagerCompany = {
    /**
     * The manager's company.
     * @example Northwind Domains
     */
    company_name: string;
};

/** A manager that a form offers. */
export type ManagerOption = {
    /**
     * The manager's ID.
     * @example 2
     */
    id: number;
    /**
     * The manager's company.
     * @example Northwind Domains
     */
    company_name: string;
};

/** The credentials. */
export type LoginInput = {
    /** The email address, case-insensitive. */
    email: string;
    /** The password. */
    password: string;
};

/** A new account. */
export type RegisterInput = {
    /**
     * The name that the console shows, unique among all users.
     * @example jnovak
     */
    username: Name;
    /**
     * Format: email
     * The email address for sign-in.
     */
    email: string;
    /** The password. */
    password: string;
    /**
     * The first name. Null or empty for none.
     * @example Jana
     */
    first_name?: (string | null) | undefined;
    /**
     * The last name. Null or empty for none.
     * @example Novak
     */
    last_name?: (string | null) | undefined;
    /**
     * The phone number, in any notation. Null or empty for none.
     * @example +420 601 234 567
     */
    phone?: (string | null) | undefined;
    /**
     * The company name. Null or empty for none.
     * @example Tidal Names s.r.o.
     */
    company?: (string | null) | undefined;
};

/** A new session. */
export type SignedIn = {
    /** The bearer token of every call. Short-lived. */
    access_token: string;
    /** The token to exchange for a new access token. Long-lived. */
    refresh_token: string;
    /** The signed-in user. */
    user: User;
};

/** A renewed session. */
export type Refreshed = {
    /** Replaces the previous access token. */
    access_token: string;
};

/** What users can change in their own profile. */
export type ProfileInput = {
    /**
     * The first name. Null or empty for none.
     * @example Jana
     */
    first_name?: (string | null) | undefined;
    /**
     * The last name. Null or empty for none.
     * @example Novak
     */
    last_name?: (string | null) | undefined;
    /**
     * Format: email
     * The email address for sign-in.
     */
    email: string;
    /**
     * The name that the console shows, unique among all users.
     * @example jnovak
     */
    username: Name;
    /**
     * The phone number, in any notation. Null or empty for none.
     * @example +420 601 234 567
     */
    phone?: (string | null) | undefined;
    /**
     * The company name. Null or empty for none.
     * @example Tidal Names s.r.o.
     */
    company?: (string | null) | undefined;
};

/** A change of password. */
export type PasswordChange = {
    /** The current password. */
    current_password: string;
    /** The new password. */
    new_password: string;
};

/** What a notification is about. Clients show an unknown type with a default icon. */
export type NotificationType = "news" | "order_status_change" | "system" | "payment" | (string & {});

/** A notification for a user. */
export type Notification = {
    /** The notification's ID. */
    id: number;
    /** What it is about. */
    type: NotificationType;
    /**
     * The title, one line.
     * @example Domain caught
     */
    title: string;
    /**
     * The message, plain text.
     * @example tidalforge.com caught at 19:04:11 UTC
     */
    message: string;
    /** Whether the user has read it. */
    is_read: boolean;
    /**
     * Format: date-time
     * When the user read it, if they did.
     */
    read_at: string | null;
    /**
     * Format: date-time
     * When it was sent.
     */
    created_at: string;
};

/** A page of notifications. */
export type NotificationList = {
    /** The rows, newest first. */
    notifications: Notification[];
    /** The position of a page in its list. */
    pagination: Pagination;
};

/** The counts of the user's notifications. */
export type NotificationStats = {
    /**
     * The number of unread notifications.
     * @example 3
     */
    unread_count: number;
};

/** The figures of the start page. */
export type DashboardStats = {
    /** The user to greet. */
    user_info: {
        /**
         * The first name, if known.
         * @example Jan
         */
        first_name: string | null;
        /**
         * The name to use if there is no first name.
         * @example jnovak
         */
        username: string;
    };
    /** Figures for the catalogue. */
    domains: {
        /** Domains in the catalogue. */
        total_domains: number;
        /** Domains that drop on this UTC day. */
        releasing_today: number;
    };
    /** Figures for the orders that the caller may see. */
    orders: {
        /** Orders that are not completed, failed, cancelled or refunded. A caught order counts until it is completed. */
        active_orders: number;
        /**
         * The percentage of decided orders caught: the caught ones among the caught and failed ones.
         * @example 63.4
         */
        success_rate: number;
        /**
         * The total price of paid orders in dollars.
         * @example 12840
         */
        total_amount: number;
        /** The number of orders per day for the last seven days, oldest first. */
        trend_data: DateCount[];
        by_state: OrdersByState;
    };
    /** Recent activity. */
    recent_activity: {
        /** The newest orders. */
        recent_orders: RecentOrder[];
    };
    /** Figures for the whole service. Only for admins. */
    admin?: {
        /** All accounts. */
        total_users: number;
        /** Accounts that may sign in. */
        active_users: number;
        /** Accounts of the role manager. */
        total_managers: number;
    } | undefined;
};

/** An order as shown on the start page. */
export type RecentOrder = {
    /**
     * The order's ID.
     * @example 1842
     */
    id: number;
    /** A domain name in its ASCII form (an IDN as xn--…), in lower case, with its TLD. */
    domain: DomainName;
    /** NEW: New. PAID_WAITING_EXDATE: Paid - Waiting Expiry. PAID_WAITING_CATCH: Paid - Waiting Catch. CATCHED_PROCESSING: Caught - Processing. CATCHED_COMPLETED: Caught - Completed. FAILED, CANCELLED, REFUNDED. A service may return further states (READY_FOR_CATCH, PROCESSING). Clients show those with a warning badge. */
    state: OrderState;
    /**
     * The price in dollars.
     * @example 69
     */
    price: number;
    /**
     * Format: date
     * The day of the drop.
     * @example 2026-11-20
     */
    drop_date: string;
};

/** The state of the service's parts. */
export type SystemHealth = {
    /** The database of users and orders. */
    database: {
        status: HealthStatus;
    };
    /** The store of domains and logs. */
    clickhouse: {
        status: HealthStatus;
        /**
         * The number of rows in all tables.
         * @example 48210334
         */
        total_records: number;
    };
    /** The work queue. */
    queue: {
        /**
         * The number of waiting jobs.
         * @example 37
         */
        size: number;
    };
};

/**
 * healthy means that the part works, degraded that it works slowly or with errors, unhealthy that
 * it does not work.
 */
export type HealthStatus = "healthy" | "degraded" | "unhealthy" | (string & {});

/** A domain about to be released, as a row of the catalogue. */
export type Domain = {
    /** A domain name in its ASCII form (an IDN as xn--…), in lower case, with its TLD. */
    domain: DomainName;
    /**
     * The TLD without a leading dot.
     * @example com
     * @example co.uk
     */
    tld: string;
    /**
     * The number of characters before the TLD.
     * @example 10
     */
    chars_before_tld: number;
    /**
     * Format: date
     * The UTC day of the drop shown.
     * @example 2026-11-20
     */
    selected_drop_date: string;
    /**
     * The price of that drop, in dollars.
     * @example 69
     */
    selected_price: number;
    /** Every drop date with its price, including the selected pair, earliest first. */
    date_price_variations: DatePrice[];
    /**
     * The number of drop dates.
     * @example 1
     */
    variations_count: number;
    /** Whether the domain is on the caller's watchlist. May be absent. */
    in_watchlist?: boolean | undefined;
    /** Values of enrichment sources by column key, ds{sourceId}_main or ds{sourceId}_{field}. Null if a source has no value. */
    enrichment?: Enrichment | undefined;
};

/** A drop date and its price. */
export type DatePrice = {
    /**
     * Format: date
     * The UTC day of the drop.
     * @example 2026-11-20
     */
    drop_date: string;
    /**
     * The price in dollars.
     * @example 69
     */
    price: number;
};

/**
 * Values of enrichment sources by column key, ds{sourceId}_main or ds{sourceId}_{field}. Null if a
 * source has no value.
 */
export type Enrichment = {
    [key: string]: string | number | boolean | null;
};

/** A data source whose values the rows may contain. */
export type EnrichmentSource = {
    /**
     * The number in the column keys, ds{id}_….
     * @example 1
     */
    id: number;
    /**
     * The source's name.
     * @example Majestic
     */
    name: string;
    /**
     * The heading of ds{id}_main.
     * @example Trust Flow
     */
    main_value_label: string;
    /** The additional columns, with the keys ds{id}_{field}. */
    additional_values: AdditionalValue[];
};

/**
 * An additional value of a data source. Its column key is the field in lower case, with every
 * character other than a to z and 0 to 9 replaced by an underscore.
 */
export type AdditionalValue = {
    /**
     * The field in the response.
     * @example CitationFlow
     */
    field: string;
    /**
     * The column's heading.
     * @example Citation Flow
     */
    label: string;
};

/** A page of the catalogue. */
export type DomainList = {
    /** The rows. */
    domains: Domain[];
    /** The position of a page in its list. */
    pagination: Pagination;
    /** The sources whose values the rows contain. */
    enrichment_sources: EnrichmentSource[];
};

/** Figures for the catalogue rows that match the filters. */
export type DomainStats = {
    /** The figures. */
    general: {
        /**
         * Domains that drop on this UTC day.
         * @example 812
         */
        releasing_today: number;
        /**
         * The average price in dollars. Null if no rows match.
         * @example 74.5
         */
        avg_price: number | null;
        /**
         * Domains that drop within seven days (today included).
         * @example 5160
         */
        expiring_week: number;
    };
};

/** The TLDs to filter by. */
export type TldList = {
    /** TLDs without a leading dot. */
    tlds: string[];
};

/**
 * The rows of the catalogue to export. The fields have the same meanings as the list's parameters.
 */
export type DomainFilters = {
    /** Domains whose name contains this text (the list’s `search`). */
    domain?: string | undefined;
    /** This TLD. */
    tld?: string | undefined;
    /**
     * Format: date
     * Drops on this UTC day or later.
     */
    drop_date_from?: string | undefined;
    /**
     * Format: date
     * Drops on this UTC day or earlier.
     */
    drop_date_to?: string | undefined;
    /** The lowest price in dollars. */
    min_price?: number | undefined;
    /** The highest price in dollars. */
    max_price?: number | undefined;
    /** alpha means a to z only. alphanumeric means a to z and 0 to 9. Neither includes hyphens. */
    char_type?: CharType | undefined;
    /** A number of characters before the TLD, or a range that includes both ends. Ranges overlap. 15+ means 15 or more. */
    domain_length?: DomainLength | undefined;
};

/** The file format. */
export type ExportFormat = "csv";

/** What to export. */
export type DomainExportInput = {
    /** The rows of the catalogue to export. The fields have the same meanings as the list's parameters. */
    filters: DomainFilters;
    /** The file format. */
    format: ExportFormat;
};

/** An order for one domain. */
export type OrderInput = {
    /** A domain name in its ASCII form (an IDN as xn--…), in lower case, with its TLD. */
    domain: DomainName;
    /**
     * Format: date
     * One of the domain's drop dates.
     */
    drop_date: string;
    /** The price shown for that date, in dollars. */
    price: number;
    /** The registrar category to catch through. */
    epp_registrar_category_id: number;
    /** The account; absent or null for the default one. */
    epp_account_id?: (number | null) | undefined;
    /** A note for staff; null for none. */
    notes?: (string | null) | undefined;
};

/** The result of placing an order. */
export type OrderPlaced = {
    /** Whether the order was placed. */
    success: boolean;
    /**
     * The new order's ID, if the order was placed.
     * @example 1843
     */
    order_id?: number | undefined;
    /** Why the order was not placed, if it was not. */
    error?: string | undefined;
};

/** The domain to watch. */
export type WatchInput = {
    /** A domain name in its ASCII form (an IDN as xn--…), in lower case, with its TLD. */
    domain: DomainName;
};

/**
 * NEW: New. PAID_WAITING_EXDATE: Paid - Waiting Expiry. PAID_WAITING_CATCH: Paid - Waiting Catch.
 * CATCHED_PROCESSING: Caught - Processing. CATCHED_COMPLETED: Caught - Completed. FAILED,
 * CANCELLED, REFUNDED. A service may return further states (READY_FOR_CATCH, PROCESSING). Clients
 * show those with a warning badge.
 */
export type OrderState = "NEW" | "PAID_WAITING_EXDATE" | "PAID_WAITING_CATCH" | "CATCHED_PROCESSING" | "CATCHED_COMPLETED" | "FAILED" | "CANCELLED" | "REFUNDED" | (string & {});

/** A state that staff may set. The same eight states as in OrderState, without further ones. */
export type SettableOrderState = "NEW" | "PAID_WAITING_EXDATE" | "PAID_WAITING_CATCH" | "CATCHED_PROCESSING" | "CATCHED_COMPLETED" | "FAILED" | "CANCELLED" | "REFUNDED";

/** The number of orders in each state. States without orders may be absent. */
export type OrdersByState = {
    [key: string]: number;
};

/** How an order was paid. The quick approve action sets quick_approval. */
export type PaymentMethod = "bank_transfer" | "credit_card" | "paypal" | "crypto" | "other" | "quick_approval";

/** An order for a domain. */
export type Order = {
    /**
     * The order's ID.
     * @example 1842
     */
    id: number;
    /** A domain name in its ASCII form (an IDN as xn--…), in lower case, with its TLD. */
    domain: DomainName;
    /**
     * The TLD without a leading dot.
     * @example com
     */
    tld: string;
    /**
     * Format: date
     * The UTC day of the drop.
     * @example 2026-11-20
     */
    drop_date: string;
    /** NEW: New. PAID_WAITING_EXDATE: Paid - Waiting Expiry. PAID_WAITING_CATCH: Paid - Waiting Catch. CATCHED_PROCESSING: Caught - Processing. CATCHED_COMPLETED: Caught - Completed. FAILED, CANCELLED, REFUNDED. A service may return further states (READY_FOR_CATCH, PROCESSING). Clients show those with a warning badge. */
    state: OrderState;
    /**
     * The price in dollars.
     * @example 69
     */
    price: number;
    /**
     * Format: date-time
     * When the order was paid. Null while payment is pending.
     */
    paid_at: string | null;
    /**
     * How the order was paid. Null while payment is pending.
     * @example bank_transfer
     */
    payment_method: PaymentMethod | null;
    /**
     * The payment's reference.
     * @example VS 2026001842
     */
    payment_reference: string | null;
    /** The customer's note. */
    notes: string | null;
    /**
     * Format: date-time
     * When the order was placed.
     */
    created_at: string;
    /** The user who placed the order. */
    user: Actor;
    /** The order's history, oldest entry first. Only in the response for a single order. */
    history?: OrderHistoryEntry[] | undefined;
};

/** A user, in short. */
export type Actor = {
    /**
     * The username.
     * @example jnovak
     */
    username: string;
};

/** An entry in an order's history. */
export type OrderHistoryEntry = {
    /** The entry's ID. */
    id: number;
    /**
     * Format: date-time
     * When it happened.
     */
    created_at: string;
    /**
     * What happened.
     * @example status_change
     */
    action: string;
    /** The state before. Null if the order was placed. */
    from_state: OrderState | null;
    /** The state after. Null if the state did not change. */
    to_state: OrderState | null;
    /** The user who did it. Null if the service itself did it. */
    actor: Actor | null;
    /** The note on the entry. */
    note: string | null;
};

/** A page of orders. */
export type OrderList = {
    /** The rows, without history. */
    orders: Order[];
    /** The position of a page in its list. */
    pagination: Pagination;
};

/** The counts of orders by state and their total value. */
export type OrderStats = {
    /** The number of orders in each state. States without orders may be absent. */
    by_state: OrdersByState;
    /**
     * The total price of paid orders in dollars.
     * @example 12840
     */
    total_amount: number;
};

/** A change of state. */
export type OrderStatusUpdate = {
    /** A state that staff may set. The same eight states as in OrderState, without further ones. */
    state: SettableOrderState;
    /** A note for the history. */
    note?: string | undefined;
    /** Whether to mark the order as paid too. */
    paid?: boolean | undefined;
};

/** The details of a payment. */
export type OrderPaymentUpdate = {
    /** Whether the order is paid. */
    paid: boolean;
    /** How the order was paid. Null for none. If left out, it stays unchanged. */
    payment_method?: (PaymentMethod | null) | undefined;
    /** The payment's reference. Null for none. If left out, it stays unchanged. */
    payment_reference?: (string | null) | undefined;
    /** A note for the history. */
    note?: string | undefined;
};

/**
 * How to catch a name. check_then_create checks until the name is free, then creates it.
 * direct_create sends creates at once, without a check.
 */
export type CaptureStrategy = "check_then_create" | "direct_create";

/**
 * How creates follow each other. wait_response waits for each response before the next command.
 * fire_and_forget sends the next command without waiting.
 */
export type CreateMode = "wait_response" | "fire_and_forget";

/**
 * The XML form of a command. rfc is the form of the EPP RFCs (RFC 5730, 5731). custom is the
 * category's own template.
 */
export type CommandType = "rfc" | "custom";

/**
 * What to send to keep an idle session open. hello is an EPP hello (RFC 5730, 2.3), domain_check a
 * check of the keepalive domain, custom the category's own template.
 */
export type KeepaliveType = "hello" | "domain_check" | "custom";

/** The time zone of a schedule's time of day, as an IANA name. */
export type TimeZone = "UTC" | "Europe/Prague" | "America/New_York" | "Europe/London" | "Asia/Tokyo";

/** A time of day as HH:MM:SS, from 00:00:00 to 23:59:59, in the schedule's time zone. */
export type TimeOfDay = string;

/**
 * The XML of a custom command. The server replaces {XMLNS_DOMAIN}, {DOMAIN} and {CLTRID} with the
 * registry's domain namespace, the name and the client transaction ID. In a batch template it also
 * replaces {DOMAINS_XML} and {DOMAINS_LIST} with all names, as XML elements and as a list.
 */
export type CommandTemplate = string;

/** The pause between two commands, in milliseconds. 0 for none. */
export type CommandDelay = number;

/** The maximum number of commands per second. */
export type CommandsPerSecond = number;

/** The maximum number of commands that wait for a response at the same time. */
export type ConcurrentCommands = number;

/**
 * The maximum number of names in one check command. Registries set their own limits, such as 30 or
 * 50.
 */
export type CheckBatchSize = number;

/** A host name with at least one dot, without scheme, port or path. */
export type HostName = string;

/** A host name, or an IPv4 or IPv6 address without brackets. */
export type HostAddress = HostName | string;

/**
 * A registry's EPP server and the TLDs caught through it. Every EPP account belongs to a category.
 */
export type EppCategory = {
    /**
     * The category's ID.
     * @example 3
     */
    id: number;
    /**
     * The name in lists and selects.
     * @example CZ.NIC FRED
     */
    name: string;
    /** Host name of the EPP server, without scheme or path. */
    epp_server_url: HostName;
    /**
     * TCP port of the EPP server.
     * @default 700
     * @example 700
     */
    epp_port: number;
    /**
     * Free text for staff. Null if there is none.
     * @example Registry of .cz and its ENUM zone
     */
    description: string | null;
    /**
     * The TLDs of the server, without a leading dot. An empty list means any TLD.
     * @example [
     *       "com",
     *       "net"
     *     ]
     */
    supported_tlds: string[];
    /**
     * The connection timeout for the category's accounts, in seconds.
     * @default 30
     * @example 30
     */
    default_timeout: number;
    /**
     * Whether the server requires a client certificate. If so, new accounts need one.
     * @example true
     */
    requires_ssl_cert: boolean;
    /**
     * Whether forms offer the category.
     * @example true
     */
    is_active: boolean;
};

/** The EPP registrar categories. */
export type EppCategoryList = {
    /** All categories, sorted by name. */
    categories: EppCategory[];
};

/**
 * The fields for creating or updating an EPP registrar category. On an update, fields that are left
 * out stay unchanged. The defaults apply to new categories.
 */
export type EppCategoryInput = {
    /**
     * The name in lists and selects.
     * @example CZ.NIC FRED
     */
    name: Name;
    /** Host name of the EPP server, without scheme or path. */
    epp_server_url: HostName;
    /**
     * TCP port of the EPP server.
     * @default 700
     * @example 700
     */
    epp_port?: number | undefined;
    /**
     * Free text for staff. Null if there is none.
     * @example Registry of .cz and its ENUM zone
     */
    description?: (string | null) | undefined;
    /**
     * The TLDs of the server, without a leading dot. An empty list means any TLD.
     * @default []
     * @example [
     *       "com",
     *       "net"
     *     ]
     */
    supported_tlds?: string[] | undefined;
    /**
     * The connection timeout for the category's accounts, in seconds.
     * @default 30
     * @example 30
     */
    default_timeout?: number | undefined;
    /**
     * Whether the server requires a client certificate. If so, new accounts need one.
     * @default false
     */
    requires_ssl_cert?: boolean | undefined;
    /**
     * Whether forms offer the category.
     * @default true
     */
    is_active?: boolean | undefined;
};

/**
 * The settings that a category sets as defaults and an account may override. They cover schedules,
 * catching, pace, checks and command types.
 */
export type EppCommonSettings = {
    /**
     * Whether accounts connect automatically each day.
     * @example true
     */
    connection_schedule_enabled: boolean;
    /**
     * When accounts connect. Null if not set.
     * @example 17:50:00
     */
    connection_schedule_time: TimeOfDay | null;
    /** The time zone of connection_schedule_time. */
    connection_schedule_timezone: TimeZone;
    /**
     * Whether catching the day's orders starts automatically each day.
     * @example true
     */
    order_processing_schedule_enabled: boolean;
    /**
     * When catching starts. Null if not set.
     * @example 18:00:00
     */
    order_processing_schedule_time: TimeOfDay | null;
    /** The time zone of order_processing_schedule_time and order_processing_end_time. */
    order_processing_schedule_timezone: TimeZone;
    /** Whether to check a name before creating it. */
    capture_strategy: CaptureStrategy;
    /** The pause between two commands, in milliseconds. */
    command_delay_ms: CommandDelay;
    /** Whether the next create waits for the response to the last one. */
    create_mode: CreateMode;
    /** The maximum number of commands per second. */
    max_commands_per_second: CommandsPerSecond;
    /** The maximum number of commands that wait for a response at the same time. */
    max_concurrent_commands: ConcurrentCommands;
    /**
     * Whether one check command may contain several names.
     * @example true
     */
    domain_check_multicheck_enabled: boolean;
    /** The maximum number of names in one check command. Applies if multicheck is enabled. */
    domain_check_batch_size: CheckBatchSize;
    /** The XML for a check of one name. */
    check_command_type: CommandType;
    /** The XML for a check of several names. */
    check_batch_command_type: CommandType;
    /** The XML for a create. */
    create_command_type: CommandType;
};

/**
 * The settings of a category, which are the defaults of its accounts. They are read and written as
 * a whole. Only categories have the templates and the keepalive.
 */
export type EppCategorySettings = EppCommonSettings & {
    /** The template for a check of one name. Required if check_command_type is custom. */
    check_command_custom: CommandTemplate | null;
    /** The template for a check of several names. For check_batch_command_type custom. */
    check_batch_command_custom: CommandTemplate | null;
    /** The template for a create. Required if create_command_type is custom. */
    create_command_custom: CommandTemplate | null;
    /**
     * Whether to keep idle sessions open.
     * @example true
     */
    keepalive_enabled: boolean;
    /**
     * The time between two keepalives, in seconds.
     * @default 300
     * @example 300
     */
    keepalive_interval: number;
    /** What to send as a keepalive. */
    keepalive_type: KeepaliveType;
    /**
     * The name to check if keepalive_type is domain_check.
     * @default example.com
     * @example example.com
     */
    keepalive_domain: string | null;
    /** The template for the keepalive. Required if keepalive_type is custom. */
    keepalive_command_custom: CommandTemplate | null;
};

/** The settings of a category. */
export type EppCategorySettingsAnswer = {
    /** The current settings. */
    settings: EppCategorySettings;
};

/** An account's category, in short. */
export type EppAccountCategory = {
    /**
     * The name of the category.
     * @example CZ.NIC FRED
     */
    name: string;
    /** Host name of the category's EPP server. */
    epp_server_url: HostName;
    /**
     * Whether the server requires a client certificate.
     * @example true
     */
    requires_ssl_cert: boolean;
    /**
     * Whether forms offer the category.
     * @example true
     */
    is_active: boolean;
};

/** How the account batches its checks. Two of the account settings. */
export type EppBatchSettings = {
    /**
     * Whether one check command may contain several names.
     * @example true
     */
    domain_check_multicheck_enabled: boolean;
    /** The maximum number of names in one check command. */
    domain_check_batch_size: CheckBatchSize;
};

/**
 * A login at a registry, used to check and catch names. Shown as Inactive if is_active is false,
 * otherwise as Connected if is_connected is true, otherwise as Active.
 */
export type EppAccount = {
    /**
     * The account's ID.
     * @example 7
     */
    id: number;
    /**
     * The name in lists and selects.
     * @example CZ-02
     */
    name: string;
    /**
     * The category of the account. Forms offer only active categories.
     * @example 3
     */
    registrar_category_id: number;
    /** The category, in short. */
    registrar_category: EppAccountCategory;
    /**
     * The EPP client ID for the login.
     * @example REG-DROPCATCH
     */
    username: string;
    /**
     * Whether a client certificate is stored.
     * @example true
     */
    ssl_cert_configured: boolean;
    /**
     * Whether a private key is stored.
     * @example true
     */
    ssl_key_configured: boolean;
    /**
     * The host to use instead of the category's. Null to use the category's.
     * @example epp2.example.com
     */
    host_override: HostAddress | null;
    /**
     * The port to use instead of the category's. Null to use the category's.
     * @example 1700
     */
    port_override: number | null;
    /**
     * The manager who owns the account. Null if nobody does.
     * @example 2
     */
    manager_id: number | null;
    /** The manager, in short. Null if nobody owns the account. */
    manager: ManagerCompany | null;
    /**
     * The connection timeout, in seconds.
     * @example 30
     */
    connection_timeout: number;
    /**
     * Whether the account may be used. An inactive account cannot connect or catch.
     * @example true
     */
    is_active: boolean;
    /**
     * Whether the background connection is open.
     * @example true
     */
    is_connected: boolean;
    /**
     * Whether the account checks released domains on its schedule.
     * @example true
     */
    released_domain_checking_enabled: boolean;
    /**
     * The schedule of the released domain checks, as a cron expression (minute hour day month day-of-week) in UTC.
     * @default 0 1 * * *
     * @example 0 1 * * *
     */
    released_domain_schedule_cron: string;
    /**
     * The maximum number of released domains that the account checks per day.
     * @example 10000
     */
    released_domain_max_domains_per_day: number;
    /** How the account batches its checks. The effective values. */
    batch_settings: EppBatchSettings;
};

/** EPP accounts. */
export type EppAccountList = {
    /** The accounts that the caller may see, sorted by name. */
    accounts: EppAccount[];
};

/** The fields for updating an EPP account. Fields that are left out stay unchanged. */
export type EppAccountUpdate = {
    /**
     * The name in lists and selects.
     * @example CZ-02
     */
    name: Name;
    /**
     * The category of the account. Forms offer only active categories.
     * @example 3
     */
    registrar_category_id: number;
    /**
     * The EPP client ID, 3–16 characters at most registries (RFC 5730, 4).
     * @example REG-DROPCATCH
     */
    username: Name;
    /** The EPP password. If left out or empty, the stored one stays. */
    password?: string | undefined;
    /** The client certificate as PEM. If left out or empty, the stored one stays. */
    ssl_cert?: string | undefined;
    /** The private key of the certificate as PEM. If left out or empty, the stored one stays. */
    ssl_key?: string | undefined;
    /**
     * The host to use instead of the category's. Null to use the category's.
     * @example epp2.example.com
     */
    host_override?: (HostAddress | null) | undefined;
    /**
     * The port to use instead of the category's. Null to use the category's.
     * @example 1700
     */
    port_override?: (number | null) | undefined;
    /**
     * The manager who owns the account. Admins set it. The server ignores it in a manager's call.
     * @example 2
     */
    manager_id?: number | undefined;
    /**
     * The connection timeout, in seconds.
     * @example 30
     */
    connection_timeout?: number | undefined;
    /** Whether the account may be used. */
    is_active?: boolean | undefined;
    /**
     * Whether the account checks released domains on its schedule.
     * @example true
     */
    released_domain_checking_enabled?: boolean | undefined;
    /**
     * The schedule of the released domain checks, as a cron expression (minute hour day month day-of-week) in UTC. Months and days of the week may be names (JAN, MON-FRI).
     * @example 0 1 * * *
     */
    released_domain_schedule_cron?: string | undefined;
    /**
     * The maximum number of released domains that the account checks per day.
     * @example 10000
     */
    released_domain_max_domains_per_day?: number | undefined;
    /** How the account batches its checks. A value that differs from the one in force becomes the account's own. An equal value changes nothing, so that the account still inherits it from its category. */
    batch_settings?: EppBatchSettings | undefined;
};

/**
 * The fields for creating an EPP account. The same as for an update, but the password is required.
 * ssl_cert and ssl_key are also required if the category has requires_ssl_cert, and manager_id is
 * required from admins.
 */
export type EppAccountInput = EppAccountUpdate & {
    /** The EPP password, 6–16 characters at most registries (RFC 5730, 4). */
    password: string;
    /** @default null */
    host_override?: (string | null) | undefined;
    /** @default null */
    port_override?: (number | null) | undefined;
    /** @default 30 */
    connection_timeout?: number | undefined;
    /** @default true */
    is_active?: boolean | undefined;
    /** @default false */
    released_domain_checking_enabled?: boolean | undefined;
    /** @default 0 1 * * * */
    released_domain_schedule_cron?: string | undefined;
    /** @default 10000 */
    released_domain_max_domains_per_day?: number | undefined;
};

/**
 * The effective settings of an account. The account's own values, otherwise its category's. Only
 * accounts have the WHOIS check and the end of order processing.
 */
export type EppAccountSettings = EppCommonSettings & {
    /**
     * When catching ends, in order_processing_schedule_timezone. Null if not set.
     * @example 20:15:00
     */
    order_processing_end_time: TimeOfDay | null;
    /**
     * Whether to confirm caught names by WHOIS, every 2 minutes during a catch.
     * @example true
     */
    whois_check_enabled: boolean;
    /**
     * The WHOIS server to ask. Null for the registry's public one.
     * @example whois.example.com
     */
    whois_server: string | null;
    /**
     * The registrar that WHOIS must name to confirm a catch.
     * @example REG-DROPCATCH
     */
    whois_valid_registrar: string | null;
};

/** The effective settings of an account. */
export type EppAccountSettingsAnswer = {
    /** The account's own values, otherwise its category's. */
    effective_settings: EppAccountSettings;
};

/**
 * The changed keys of an account's settings. A key that is left out stays unchanged. Null removes
 * the account's own value, and the category's value applies again.
 */
export type EppAccountSettingsUpdate = {
    /** Whether the account connects automatically each day. */
    connection_schedule_enabled?: (boolean | null) | undefined;
    /** When the account connects. */
    connection_schedule_time?: (TimeOfDay | null) | undefined;
    /** The time zone of connection_schedule_time. */
    connection_schedule_timezone?: (TimeZone | null) | undefined;
    /** Whether catching the day's orders starts automatically each day. */
    order_processing_schedule_enabled?: (boolean | null) | undefined;
    /** When catching starts. */
    order_processing_schedule_time?: (TimeOfDay | null) | undefined;
    /** When catching ends. Null for none. */
    order_processing_end_time?: (TimeOfDay | null) | undefined;
    /** The time zone of the two order processing times. */
    order_processing_schedule_timezone?: (TimeZone | null) | undefined;
    /** Whether to confirm caught names by WHOIS, every 2 minutes during a catch. Null for off. */
    whois_check_enabled?: (boolean | null) | undefined;
    /**
     * The WHOIS server to ask. Null for the registry's public one.
     * @example whois.example.com
     */
    whois_server?: (string | null) | undefined;
    /**
     * The registrar that WHOIS must name to confirm a catch. Null for none.
     * @example REG-DROPCATCH
     */
    whois_valid_registrar?: (string | null) | undefined;
    /** Whether to check a name before creating it. */
    capture_strategy?: (CaptureStrategy | null) | undefined;
    /** The pause between two commands, in milliseconds. */
    command_delay_ms?: (CommandDelay | null) | undefined;
    /** Whether the next create waits for the response to the last one. */
    create_mode?: (CreateMode | null) | undefined;
    /** The maximum number of commands per second. */
    max_commands_per_second?: (CommandsPerSecond | null) | undefined;
    /** The maximum number of commands that wait for a response at the same time. */
    max_concurrent_commands?: (ConcurrentCommands | null) | undefined;
    /** Whether one check command may contain several names. */
    domain_check_multicheck_enabled?: (boolean | null) | undefined;
    /** The maximum number of names in one check command. */
    domain_check_batch_size?: (CheckBatchSize | null) | undefined;
    /** The XML for a check of one name. */
    check_command_type?: (CommandType | null) | undefined;
    /** The XML for a check of several names. */
    check_batch_command_type?: (CommandType | null) | undefined;
    /** The XML for a create. */
    create_command_type?: (CommandType | null) | undefined;
};

/** The names for a manual test catch. */
export type TestCatchInput = {
    /**
     * The names to rehearse with.
     * @example [
     *       "tidalforge.com",
     *       "pixelbarn.net"
     *     ]
     */
    domains: DomainName[];
};

/** The day for a test catch with orders. */
export type OrdersTestCatchInput = {
    /**
     * Format: date
     * The drop day (UTC) whose pending orders to use.
     * @example 2026-11-20
     */
    test_date: string;
};

/** A line of a test catch. */
export type TestCatchLine = {
    /**
     * Format: date-time
     * When it happened, with fractions of a second.
     * @example 2026-11-20T18:00:03.417Z
     */
    timestamp: string;
    /**
     * The name that the line is about. Null for a line about the whole session.
     * @example tidalforge.com
     */
    domain: DomainName | null;
    /**
     * What happened, in words.
     * @example Create answered 2302 Object exists after 38 ms
     */
    message: string;
};

/** The lines and state of an account's test catch. */
export type TestCatchStatus = {
    /**
     * Whether the status could be read.
     * @example true
     */
    success: boolean;
    /** The lines so far, oldest first. Empty if there was no test catch. */
    results: TestCatchLine[];
    /**
     * Whether the test catch is running.
     * @example true
     */
    is_running: boolean;
};

/** The drop days that have pending orders. */
export type TestCatchDates = {
    /** The days (UTC) with their number of pending orders, earliest first. */
    dates: DateCount[];
};

/** The day for a real catch that is started manually. */
export type RealCatchInput = {
    /**
     * Format: date
     * The drop day (UTC) whose orders to catch.
     * @example 2026-11-20
     */
    target_date: string;
};

/** Whether a real catch is running on an account. */
export type RealCatchStatus = {
    /**
     * Whether the status could be read.
     * @example true
     */
    success: boolean;
    /**
     * Whether a real catch is running.
     * @example false
     */
    is_running: boolean;
};

/** The managers that a user or an EPP account can belong to. */
export type ManagerList = {
    /** The managers, sorted by company name. */
    managers: ManagerOption[];
};

/**
 * What an EPP log row is about. connect is the TCP and TLS connection and the greeting, login the
 * login command, command any other command, logout the logout command, error a broken session.
 */
export type EppConnectionType = "connect" | "login" | "command" | "logout" | "error" | (string & {});

/** An EppConnectionType as its number. 1 is connect, 2 login, 3 command, 4 logout, 5 error. */
export type EppConnectionCode = number;

/** A boolean as a number. 1 means success, 0 means failure. */
export type EppLogSuccessFilter = 1 | 0;

/** An exchange with a registry, without the XML. */
export type EppLogRow = {
    /**
     * The row's ID.
     * @example 48213
     */
    log_id: number;
    /**
     * Format: date-time
     * When the request was sent.
     * @example 2026-11-20T18:00:03.417Z
     */
    timestamp: string;
    /**
     * The name of the EPP category.
     * @example CZ.NIC FRED
     */
    registrar_name: string;
    /**
     * The EPP account that was used. Only in responses to admins.
     * @example 7
     */
    account_id?: number | undefined;
    /**
     * What the row is about, as a word or as its number 1–5. The SDK turns numbers into words.
     * @example command
     * @example 3
     */
    connection_type: EppConnectionType;
    /**
     * The EPP command. Null for a row about the connection itself.
     * @example create
     */
    command: string | null;
    /**
     * The client transaction ID, 3–64 characters. Null for connect and hello, which have none.
     * @example DC-20261120-180003-000417
     */
    cltrid: string | null;
    /**
     * The server transaction ID, 3–64 characters. Null for connect and hello, or without a response.
     * @example ccReg-3885524928
     */
    svtrid: string | null;
    /**
     * The object of the command, usually a domain. Null if there is none.
     * @example tidalforge.com
     */
    object_name: string | null;
    /**
     * Whether the command succeeded (result code below 2000), as a boolean or as 1 or 0. The SDK turns numbers into booleans.
     * @example true
     * @example 1
     */
    success: boolean;
    /**
     * The EPP result code (RFC 5730, 3). Null for connect and hello, or without a response.
     * @example 2302
     */
    status_code: number | null;
    /**
     * The registry's text for the code, or the connection's error. Null if there is none.
     * @example Object exists
     */
    status_message: string | null;
    /**
     * The time from request to response, in milliseconds.
     * @example 38
     */
    duration_ms: number;
};

/** An exchange with a registry, with the XML. */
export type EppLog = EppLogRow & {
    /**
     * The XML that was sent. Null for connect, which sends none.
     * @example <epp xmlns="urn:ietf:params:xml:ns:epp-1.0"><hello/></epp>
     */
    request: string | null;
    /** The XML that was received. Null without a response. */
    response: string | null;
};

/** A page of the EPP log. */
export type EppLogList = {
    /** The rows, newest first. */
    logs: EppLogRow[];
    /** The position of this page. */
    pagination: Pagination;
};

/** A row of the EPP log. */
export type EppLogAnswer = {
    /** The row, with the XML. */
    log: EppLog;
};

/** Figures for the EPP log. */
export type EppLogStats = {
    /**
     * The number of rows.
     * @example 184203
     */
    total_logs: number;
    /**
     * The share of successful rows, in percent.
     * @example 91.4
     */
    success_rate: number;
    /**
     * The mean time from request to response, in milliseconds. 0 without rows.
     * @example 57.3
     */
    avg_duration_ms: number;
    /**
     * The number of different registrars in the rows.
     * @example 6
     */
    unique_registrars: number;
};

/** Figures for the EPP log. */
export type EppLogStatsAnswer = {
    /** The figures. */
    stats: EppLogStats;
};

/** The names to check and the account to check them with. */
export type BulkCheckInput = {
    /**
     * The EPP account to use.
     * @example 3
     */
    account_id: number;
    /**
     * The names, 1–500, trimmed, in lower case and without duplicates.
     * @example [
     *       "tidalforge.com",
     *       "pixelbarn.net"
     *     ]
     */
    domains: DomainName[];
};

/**
 * The result for a name. available means that it can be registered, taken that it is registered or
 * reserved, error that it could not be checked (see the message).
 */
export type BulkCheckStatus = "available" | "taken" | "error" | (string & {});

/** An event of a bulk check. `type` gives its kind. Skip events of an unknown type. */
export type BulkCheckEvent = BulkCheckStarted | BulkCheckResult | BulkCheckCompleted;

/** The first event of a bulk check. */
export type BulkCheckStarted = {
    /**
     * The kind of event.
     * @enum {string}
     */
    type: "started";
    /**
     * The number of names.
     * @example 3
     */
    total: number;
};

/** The result for one name. Each name has one. */
export type BulkCheckResult = {
    /**
     * The kind of event.
     * @enum {string}
     */
    type: "result";
    /**
     * The position of the name in the `domains` sent, from 0.
     * @example 1
     */
    index: number;
    /** The name. */
    domain: DomainName;
    /** The result for the name. */
    status: BulkCheckStatus;
    /**
     * The registry's reason or the error.
     * @example In use
     */
    message: string;
    /**
     * The time of the check command that contained the name, in milliseconds.
     * @example 38
     */
    duration_ms: number;
};

/** The last event of a bulk check. A stream without it was cut off. */
export type BulkCheckCompleted = {
    /**
     * The kind of event.
     * @enum {string}
     */
    type: "completed";
};

/**
 * How to fetch a source: HTTP (web address), FTP, FTPS (FTP over TLS), S3 (object store), API
 * (paged web API), FILE (file on the server).
 */
export type SourceType = "HTTP" | "FTP" | "FTPS" | "S3" | "API" | "FILE";

/** The format of a source's data after unpacking. JSON, CSV, TSV (tab-separated) or XML. */
export type DataFormat = "JSON" | "CSV" | "TSV" | "XML";

/** The compression of a source's data. NONE (plain), GZIP, ZIP or TAR. */
export type ArchiveType = "NONE" | "GZIP" | "ZIP" | "TAR";

/**
 * How to sign in to a source: basic (username and password), bearer (token), api_key (header and
 * key), oauth (token).
 */
export type SourceAuthType = "basic" | "bearer" | "api_key" | "oauth";

/** The character between the columns of a CSV file. Comma, semicolon, pipe, tab or space. */
export type CsvDelimiter = "," | ";" | "|" | "\t" | " ";

/**
 * How a schedule repeats: interval (every few hours or minutes), daily (at a time), weekly (on a
 * day at a time), cron (a cron expression).
 */
export type ScheduleType = "interval" | "daily" | "weekly" | "cron";

/**
 * The credentials of a source in responses. The fields depend on `auth_type`. Secrets are masked as
 * `********`.
 */
export type SourceAuthConfig = {
    /**
     * User name (basic).
     * @example dropcatch
     */
    username?: string | undefined;
    /**
     * The mask of the stored password (basic), never the password itself.
     * @example ********
     */
    password?: string | undefined;
    /**
     * The mask of the stored token (bearer, oauth), never the token itself.
     * @example ********
     */
    token?: string | undefined;
    /**
     * The name of the header that carries the key (api_key).
     * @default X-API-Key
     * @example X-API-Key
     */
    header?: string | undefined;
    /**
     * The mask of the stored key (api_key), never the key itself.
     * @example ********
     */
    key?: string | undefined;
};

/**
 * The credentials of a source in requests. The fields that apply depend on `auth_type`. A secret
 * that is left out or is the mask `********` stays unchanged.
 */
export type SourceAuthConfigInput = {
    /**
     * User name (basic).
     * @example dropcatch
     */
    username?: string | undefined;
    /**
     * Password (basic).
     * @example correct-horse
     */
    password?: string | undefined;
    /**
     * Token (bearer, oauth).
     * @example eyJhbGciOi-example
     */
    token?: string | undefined;
    /**
     * The name of the header that carries the key (api_key).
     * @default X-API-Key
     * @example X-API-Key
     */
    header?: string | undefined;
    /**
     * Key (api_key).
     * @example 4f1c0d9ab7
     */
    key?: string | undefined;
};

/** How to fetch the data of a source. */
export type SourceFetchConfig = {
    /**
     * The longest wait for the data, in seconds. A call that fetches has half a minute for the rest.
     * @default 60
     */
    timeout?: number | undefined;
    /** The character between columns, for the formats CSV and TSV. */
    csv_delimiter?: CsvDelimiter | undefined;
    /**
     * The maximum number of pages in one import, for paged sources.
     * @default 10
     */
    max_pages?: number | undefined;
};

/** Which fields or columns of the source's data contain which values. */
export type SourceFieldMapping = {
    /**
     * The field with the domain name.
     * @example name
     */
    domain?: string | undefined;
    /**
     * The field with the expiration date.
     * @example expires
     */
    expiration_date?: string | undefined;
    /**
     * The field with the registrar.
     * @example registrar
     */
    registrar?: string | undefined;
    /**
     * The field with the price in dollars.
     * @example price
     */
    price?: string | undefined;
};

/** What a record must meet to be imported. */
export type SourceValidationRules = {
    /**
     * The fields that must not be empty, by their names in `field_mapping`.
     * @default [
     *       "domain",
     *       "expiration_date"
     *     ]
     * @example [
     *       "domain",
     *       "expiration_date"
     *     ]
     */
    required_fields?: string[] | undefined;
    /**
     * The date format in the data, as a Python strftime format.
     * @default %Y-%m-%d
     * @example %d/%m/%Y
     */
    date_format?: string | undefined;
};

/** An EPP category that a source feeds, in short. */
export type SourceCategory = {
    /**
     * The ID of the EPP category.
     * @example 1
     */
    id: number;
    /**
     * Name of the EPP category.
     * @example Verisign COM/NET
     */
    name: string;
    /**
     * The registrar or registry of the category.
     * @example Verisign
     */
    registrar?: (string | null) | undefined;
};

/** A type of schedule, and the fields for each type. All times are UTC. */
export type ScheduleFields = {
    /** How a schedule repeats: interval (every few hours or minutes), daily (at a time), weekly (on a day at a time), cron (a cron expression). */
    type?: ScheduleType | undefined;
    /**
     * The hours between runs (interval). Above 0, minutes are ignored.
     * @default 6
     */
    hours?: number | undefined;
    /**
     * The minutes between runs (interval with 0 hours).
     * @default 0
     */
    minutes?: number | undefined;
    /**
     * Time of day HH:MM (daily).
     * @default 00:00
     * @example 04:30
     */
    time?: string | undefined;
    /**
     * A cron expression of minute hour day month day-of-week (cron). Months and days of the week may be names (JAN, MON-FRI).
     * @example 1 0,10 * * *
     */
    cron?: string | undefined;
    /**
     * The day of the week (weekly). 0 is Sunday and 6 is Saturday.
     * @example 1
     */
    day_of_week?: number | undefined;
    /**
     * Hour of the day (weekly).
     * @example 4
     */
    hour?: number | undefined;
    /**
     * Minute of the hour (weekly).
     * @example 30
     */
    minute?: number | undefined;
};

/** The schedule as last set with sources/schedule. All times are UTC. */
export type ScheduleConfig = ScheduleFields;

/** A source of domains, with how to fetch, read and schedule it. */
export type Source = {
    /**
     * The ID of the source.
     * @example 4
     */
    id: number;
    /**
     * Name of the source.
     * @example Verisign .com drop list
     */
    name: string;
    /**
     * A description of the source.
     * @example Names that leave pendingDelete
     */
    description: string | null;
    /** How to fetch a source: HTTP (web address), FTP, FTPS (FTP over TLS), S3 (object store), API (paged web API), FILE (file on the server). */
    type: SourceType;
    /**
     * The address of the data. Empty if there is none. May contain {TODAY} and {YESTERDAY}, which become the date as YYYYmmdd.
     * @example https://lists.example.com/com/drop-{TODAY}.csv.gz
     */
    url: string;
    /** The format of a source's data after unpacking. JSON, CSV, TSV (tab-separated) or XML. */
    data_format: DataFormat;
    /** The compression of a source's data. NONE (plain), GZIP, ZIP or TAR. */
    archive_type: ArchiveType;
    /** How to sign in to the source. Null means without signing in. */
    auth_type: SourceAuthType | null;
    /** The credentials of a source in responses. The fields depend on `auth_type`. Secrets are masked as `********`. */
    auth_config: SourceAuthConfig;
    /** How to fetch the data of a source. */
    fetch_config: SourceFetchConfig;
    /** Which fields or columns of the source's data contain which values. */
    field_mapping: SourceFieldMapping;
    /** What a record must meet to be imported. */
    validation_rules: SourceValidationRules;
    /**
     * Python text that changes each record before it is stored.
     * @example record['domain'] = record['domain'].lower()
     */
    transform_script: string | null;
    /** Whether the source is imported on a schedule. */
    schedule_enabled: boolean;
    /**
     * The cron expression of the schedule (UTC), usually set with sources/schedule. Null if never scheduled.
     * @example 0 *\/6 * * *
     */
    schedule_cron: string | null;
    /**
     * The minutes between imports if there is no cron expression.
     * @default 60
     */
    schedule_interval_minutes: number;
    /** The configured schedule, usually set with sources/schedule. Null if never scheduled. */
    schedule_config: ScheduleConfig | null;
    /** Whether the source is in use (Active or Inactive). */
    is_active: boolean;
    /** The EPP categories for the source's domains. */
    epp_categories: SourceCategory[];
    /**
     * Format: date-time
     * When the last import ended. Null if never imported.
     * @example 2026-11-20T10:01:42Z
     */
    last_import_at: string | null;
    /** Whether the last import succeeded. Null if never imported. */
    last_import_success: boolean | null;
    /**
     * The number of domains imported from this source so far.
     * @example 1284310
     */
    total_domains_imported: number;
};

/** All sources. */
export type SourceList = {
    /** The sources, ordered by ID. */
    sources: Source[];
};

/** The fields for creating or updating a source. `epp_categories` is a list of IDs here. */
export type SourceInput = {
    /**
     * Name of the source.
     * @example Verisign .com drop list
     */
    name: Name;
    /**
     * A description of the source.
     * @example Names that leave pendingDelete
     */
    description?: (string | null) | undefined;
    /** How to fetch a source: HTTP (web address), FTP, FTPS (FTP over TLS), S3 (object store), API (paged web API), FILE (file on the server). */
    type: SourceType;
    /**
     * The address of the data. Empty if there is none. May contain {TODAY} and {YESTERDAY}, which become the date as YYYYmmdd.
     * @example https://lists.example.com/com/drop-{TODAY}.csv.gz
     */
    url?: string | undefined;
    /** The format of a source's data after unpacking. JSON, CSV, TSV (tab-separated) or XML. */
    data_format: DataFormat;
    /** The compression of the data. If left out on creation, NONE. */
    archive_type?: ArchiveType | undefined;
    /** How to sign in to the source. Null means without signing in. */
    auth_type?: (SourceAuthType | null) | undefined;
    /** The credentials of a source in requests. The fields that apply depend on `auth_type`. A secret that is left out or is the mask `********` stays unchanged. */
    auth_config?: SourceAuthConfigInput | undefined;
    /** How to fetch the data of a source. */
    fetch_config?: SourceFetchConfig | undefined;
    /** Which fields or columns of the source's data contain which values. */
    field_mapping?: SourceFieldMapping | undefined;
    /** What a record must meet to be imported. */
    validation_rules?: SourceValidationRules | undefined;
    /**
     * Python text that changes each record before it is stored.
     * @example record['domain'] = record['domain'].lower()
     */
    transform_script?: (string | null) | undefined;
    /**
     * Whether to import the source on a schedule. Usually set with sources/schedule.
     * @default false
     */
    schedule_enabled?: boolean | undefined;
    /**
     * The cron expression of the schedule (UTC), usually set with sources/schedule. Null if never scheduled.
     * @example 0 *\/6 * * *
     */
    schedule_cron?: (string | null) | undefined;
    /**
     * The minutes between imports if there is no cron expression.
     * @default 60
     */
    schedule_interval_minutes?: number | undefined;
    /** The configured schedule, usually set with sources/schedule. Null if never scheduled. */
    schedule_config?: (ScheduleConfig | null) | undefined;
    /**
     * Whether the source is in use.
     * @default true
     */
    is_active?: boolean | undefined;
    /**
     * The IDs of the EPP categories for the source's domains.
     * @example [
     *       1,
     *       2
     *     ]
     */
    epp_categories?: number[] | undefined;
};

/** How to import a source. */
export type ImportInput = {
    /**
     * Whether to return only the first 10 records and store nothing.
     * @default false
     */
    preview?: boolean | undefined;
    /**
     * The maximum number of records to import. 0 means no limit. A preview always uses 10, and is sent with 10.
     * @default 100
     */
    limit?: number | undefined;
};

/** The figures of an import. */
export type ImportStats = {
    /**
     * The number of records read.
     * @example 100
     */
    total: number;
    /**
     * The number of records stored.
     * @example 97
     */
    imported: number;
    /**
     * The number of records refused.
     * @example 1
     */
    failed: number;
    /**
     * The number of records that were already stored.
     * @example 2
     */
    duplicates: number;
    /**
     * The errors of the refused records. May stop after the first few.
     * @example [
     *       "row 41: no domain"
     *     ]
     */
    errors: string[];
    /**
     * A remark on the import.
     * @example Stopped at the limit of 100 records
     */
    note?: string | undefined;
};

/** A record as it would be imported. */
export type ImportPreviewRecord = {
    /** A domain name in its ASCII form (an IDN as xn--…), in lower case, with its TLD. */
    domain: DomainName;
    /**
     * Format: date
     * The drop date (UTC).
     * @example 2026-11-25
     */
    drop_date?: (string | null) | undefined;
    /**
     * Format: date
     * The expiration date (UTC).
     * @example 2026-09-11
     */
    expiration_date?: (string | null) | undefined;
    /**
     * The price in dollars.
     * @example 69
     */
    price?: (number | null) | undefined;
};

/** The result of an import or a preview. */
export type ImportResult = {
    /** Whether the import or preview worked. */
    success: boolean;
    /**
     * Whether the import continues in the background. There are no figures yet in this case.
     * @default false
     */
    background?: boolean | undefined;
    /**
     * The text to show.
     * @example Imported 97 of 100 records
     */
    message?: string | undefined;
    /**
     * Why the import failed, if it did.
     * @example HTTP 404 from lists.example.com
     */
    error?: string | undefined;
    /** The figures of an import. */
    stats?: ImportStats | undefined;
    /** The previewed records, if a preview was requested. */
    preview?: ImportPreviewRecord[] | undefined;
};

/**
 * The schedule to set. `enabled: true` requires a type and the fields for that type. The other
 * fields are ignored. All times are UTC.
 */
export type ScheduleInput = {
    /** Whether to import the source on a schedule. */
    enabled: boolean;
} & ScheduleFields;

/** The job that imports a source on its schedule. */
export type ScheduledImport = {
    /**
     * Format: date-time
     * When the job runs next (UTC). Null if it is not scheduled.
     * @example 2026-11-21T00:00:00Z
     */
    next_run_time: string | null;
};

/** The job of a schedule. */
export type ScheduleResult = {
    /** The scheduled job. Null if scheduling is off. */
    job: ScheduledImport | null;
};

/**
 * One import as an array of six values, in this order: batch ID (string), start time (date-time),
 * end time (date-time; null while the import is running), records read, records imported, records
 * failed (whole numbers from 0).
 */
export type ImportHistoryRow = [batchId: string, startedAt: string, endedAt: string | null, read: number, imported: number, failed: number];

/** The imports of a source. */
export type ImportHistory = {
    /** One row for each import, newest first. */
    history: ImportHistoryRow[];
};

/** The first and last drop date of a source's domains. */
export type SourceDateRange = {
    /**
     * Format: date
     * The earliest date. Null if nothing is stored.
     * @example 2026-11-01
     */
    min_date: string | null;
    /**
     * Format: date
     * The latest date. Null if nothing is stored.
     * @example 2026-11-25
     */
    max_date: string | null;
};

/** The counts of a source's stored domains. */
export type SourceDataStats = {
    /**
     * The number of stored domains.
     * @example 391204
     */
    total_records: number;
    /** The first and last drop date of a source's domains. */
    date_range: SourceDateRange;
    /** The number of domains for each drop date, earliest first. */
    date_distribution: DateCount[];
};

/** The domains of a source to delete. Requires either `delete_all: true` or a `date`. */
export type SourceDeleteDataInput = {
    /**
     * Always true. Confirms the deletion.
     * @constant
     */
    confirm: true;
    /**
     * Whether to delete all domains of the source.
     * @default false
     */
    delete_all?: boolean | undefined;
    /**
     * Format: date
     * The drop date (UTC) whose domains to delete. Ignored if `delete_all` is true.
     * @example 2026-11-20
     */
    date?: (string | null) | undefined;
};

/** A domain whose release date has passed, with the result of its last check. */
export type ReleasedDomain = {
    /** A domain name in its ASCII form (an IDN as xn--…), in lower case, with its TLD. */
    domain: DomainName;
    /**
     * The TLD without the leading dot.
     * @example com
     */
    tld: string;
    /**
     * Format: date
     * The release date (UTC).
     * @example 2026-11-19
     */
    release_date: string;
    /**
     * Format: date-time
     * When the domain was last checked. If missing, null or 1970-01-01T00:00:00Z, it was never checked.
     * @example 2026-11-20T01:04:11Z
     */
    last_checked?: (string | null) | undefined;
    /** Whether the domain could be registered at the last check. Means nothing if it was never checked. */
    is_available: boolean | null;
    /** Values of enrichment sources by column key, ds{sourceId}_main or ds{sourceId}_{field}. Null if a source has no value. */
    enrichment: Enrichment;
};

/** A page of released domains. */
export type ReleasedDomainList = {
    /** The rows of the page. */
    domains: ReleasedDomain[];
    /** The position of a page in its list. */
    pagination: Pagination;
    /** The data sources of the enrichment values. */
    enrichment_sources: EnrichmentSource[];
};

/** The counts of released domains by the result of their last check. */
export type ReleasedDomainStats = {
    /**
     * The number of released domains.
     * @example 24310
     */
    total_domains: number;
    /**
     * The number of domains found available.
     * @example 17904
     */
    available_domains: number;
    /**
     * The number of domains found not available.
     * @example 4112
     */
    unavailable_domains: number;
    /**
     * The number of domains not checked yet.
     * @example 2294
     */
    never_checked: number;
};

/** The counts of the released domains. */
export type ReleasedDomainStatsAnswer = {
    /** The counts of released domains by the result of their last check. */
    stats: ReleasedDomainStats;
};

/** The released domains to check, and the account to use. */
export type CheckInput = {
    /**
     * Format: date
     * The release date (UTC) whose domains to check.
     * @example 2026-11-19
     */
    release_date: string;
    /**
     * The ID of the EPP account to use for the check.
     * @example 3
     */
    epp_account_id: number;
};

/** A new check session. */
export type CheckSession = {
    /**
     * The ID to follow or cancel the check.
     * @example chk-20261120-0007
     */
    session_id: string;
    /**
     * The text to show. Only quick checks have one.
     * @example Checking 812 domains released on 2026-11-19
     */
    message?: string | undefined;
};

/**
 * The state of a check session: running, completed, failed. The server may add others; an unknown
 * state means that the session has ended.
 */
export type CheckStatus = "running" | "completed" | "failed" | (string & {});

/** The progress of a check. */
export type CheckProgress = {
    /** The state of a check session: running, completed, failed. The server may add others; an unknown state means that the session has ended. */
    status: CheckStatus;
    /**
     * The part done, in percent.
     * @example 42.5
     */
    progress_percent: number;
    /**
     * The number of domains checked so far.
     * @example 345
     */
    checked_domains: number;
    /**
     * The number of domains to check.
     * @example 812
     */
    total_domains: number;
    /**
     * The number of domains found available so far.
     * @example 251
     */
    available_domains: number;
    /**
     * The number of domains whose check failed so far.
     * @example 2
     */
    failed_domains: number;
    /**
     * The time since the start, in seconds.
     * @example 34.2
     */
    elapsed_time: number;
    /**
     * The speed in domains per second.
     * @example 10.1
     */
    domains_per_second: number;
    /**
     * The estimated time to the end, in seconds. Null if unknown.
     * @example 46.2
     */
    estimated_remaining: number | null;
    /**
     * The domain that is being checked. Null if there is none.
     * @example pixelbarn.net
     */
    current_domain: string | null;
    /**
     * Why the check failed. Null if it did not.
     * @example EPP account CZ-02: connect timeout after 30 s
     */
    error_message: string | null;
};

/** The progress of a check session. */
export type CheckProgressAnswer = {
    /** The progress of a check. */
    progress: CheckProgress;
};

/** The day whose domains to add to the released domains. */
export type PopulateInput = {
    /**
     * Format: date
     * The drop date (UTC) whose domains to add, today at the latest. A later day returns 400.
     * @example 2026-11-20
     */
    target_date: string;
};

/** The result of adding domains. */
export type PopulateResult = {
    /**
     * The number of domains added.
     * @example 812
     */
    inserted: number;
};

/**
 * How to sign in to a data source: none, basic (username and password), bearer (token), api_key (a
 * custom header).
 */
export type DataSourceAuthType = "none" | "basic" | "bearer" | "api_key";

/** The HTTP method of the calls to a data source. GET, POST or PUT. */
export type DataSourceRequestMethod = "GET" | "POST" | "PUT";

/** The format of an external API's response. json, xml, csv or text. */
export type DataSourceResponseFormat = "json" | "xml" | "csv" | "text";

/**
 * The credentials of a data source in responses. The fields depend on `auth_type`. Secrets are
 * masked as `********`.
 */
export type DataSourceAuthCredentials = {
    /**
     * User name (basic).
     * @example dropcatch
     */
    username?: string | undefined;
    /**
     * The mask of the stored password (basic), never the password itself.
     * @example ********
     */
    password?: string | undefined;
    /**
     * The mask of the stored token (bearer), never the token itself.
     * @example ********
     */
    token?: string | undefined;
    /**
     * The name of the header that carries the value (api_key).
     * @default X-API-Key
     * @example X-API-Key
     */
    key?: string | undefined;
    /**
     * The mask of the stored header value (api_key), never the value itself.
     * @example ********
     */
    value?: string | undefined;
};

/**
 * The credentials of a data source in requests. The fields that apply depend on `auth_type`. A
 * secret that is left out or is the mask `********` stays unchanged.
 */
export type DataSourceAuthCredentialsInput = {
    /**
     * User name (basic).
     * @example dropcatch
     */
    username?: string | undefined;
    /**
     * Password (basic).
     * @example correct-horse
     */
    password?: string | undefined;
    /**
     * Token (bearer).
     * @example eyJhbGciOi-example
     */
    token?: string | undefined;
    /**
     * The name of the header that carries the value (api_key).
     * @default X-API-Key
     * @example X-API-Key
     */
    key?: string | undefined;
    /**
     * Header value (api_key).
     * @example 4f1c0d9ab7
     */
    value?: string | undefined;
};

/** The headers sent with each request to the external API, by name. */
export type DataSourceRequestHeaders = {
    [key: string]: string;
};

/**
 * How to read the response of an external API. Defines where the records are, and which of their
 * fields contain which values.
 */
export type DataSourceResponseMapping = {
    /**
     * The dotted path to the array of records. Empty if the response itself is the array or the record.
     * @example DataTables.Results.Data
     */
    array_path?: string | undefined;
    /**
     * The field of a record that contains the domain.
     * @example Item
     */
    domain_field: string;
    /**
     * The field of a record that contains the main value.
     * @example TrustFlow
     */
    main_value_field: string;
    /**
     * The column heading of the main value.
     * @default Main Value
     * @example Trust Flow
     */
    main_value_label?: string | undefined;
    /** The additional fields to read, by name, each with its path in a record. */
    extra_fields?: {
        [key: string]: string;
    } | undefined;
    /** The additional values, one column each, in display order. */
    additional_values?: AdditionalValue[] | undefined;
    /** The format that the mapping was made for. Added when the mapping is applied. */
    format?: DataSourceResponseFormat | undefined;
};

/**
 * An external API that enriches domains. Only admins get `auth_credentials` and `request_headers`.
 */
export type DataSource = {
    /**
     * The ID of the data source. It is the number in its ds keys.
     * @example 1
     */
    id: number;
    /**
     * Name of the data source.
     * @example Majestic
     */
    name: string;
    /**
     * A description of what the data source provides.
     * @example Trust Flow and Citation Flow
     */
    description: string | null;
    /**
     * The address of the API. {DOMAIN} makes one request for each domain. {DOMAINS_INDEXED} takes the indexed parameters. Every role can read the address, so do not put a key in it.
     * @example https://archive.example.org/wayback/available?url={DOMAIN}
     */
    api_url: string;
    /** How to sign in to a data source: none, basic (username and password), bearer (token), api_key (a custom header). */
    auth_type: DataSourceAuthType;
    /** The credentials of a data source in responses. The fields depend on `auth_type`. Secrets are masked as `********`. */
    auth_credentials?: DataSourceAuthCredentials | undefined;
    /** The HTTP method of the calls to a data source. GET, POST or PUT. */
    request_method: DataSourceRequestMethod;
    /**
     * The body of the request. {DOMAIN} stands for one domain, {DOMAINS_LIST} for an array with the domains of a batch.
     * @example {"targets": {DOMAINS_LIST}}
     */
    request_body_template: string | null;
    /** The headers sent with each request to the external API, by name. */
    request_headers?: DataSourceRequestHeaders | undefined;
    /** The format of an external API's response. json, xml, csv or text. */
    response_format: DataSourceResponseFormat;
    /** How to read the response. Null without a mapping. */
    response_mapping: DataSourceResponseMapping | null;
    /**
     * The number of domains in one request.
     * @default 100
     */
    batch_size: number;
    /**
     * The number of requests at the same time.
     * @default 1
     */
    parallel_workers: number;
    /**
     * Whether {DOMAINS_INDEXED} becomes a count and numbered parameters (items=3&item0=…&item1=…).
     * @default false
     */
    indexed_params_enabled: boolean;
    /**
     * The name of the numbered parameters, before the number.
     * @default item
     */
    indexed_params_prefix: string;
    /**
     * The name of the parameter that contains the count.
     * @default items
     */
    indexed_params_count_key: string;
    /**
     * The number of the first parameter, 0 or 1.
     * @default 0
     */
    indexed_params_start_index: number;
    /**
     * Whether the data source is in use.
     * @default true
     */
    is_active: boolean;
};

/** All data sources. */
export type DataSourceList = {
    /** The data sources, ordered by ID. */
    sources: DataSource[];
};

/** The fields for creating or updating a data source. The full form. */
export type DataSourceInput = {
    /**
     * Name of the data source.
     * @example Majestic
     */
    name: Name;
    /**
     * A description of what the data source provides.
     * @example Trust Flow and Citation Flow
     */
    description?: (string | null) | undefined;
    /**
     * The address of the API. {DOMAIN} makes one request for each domain. {DOMAINS_INDEXED} takes the indexed parameters. Every role can read the address, so do not put a key in it.
     * @example https://archive.example.org/wayback/available?url={DOMAIN}
     */
    api_url: string;
    /**
     * How to sign in to the API.
     * @default none
     */
    auth_type?: DataSourceAuthType | undefined;
    /** The credentials of a data source in requests. The fields that apply depend on `auth_type`. A secret that is left out or is the mask `********` stays unchanged. */
    auth_credentials?: DataSourceAuthCredentialsInput | undefined;
    /**
     * HTTP method of the requests.
     * @default POST
     */
    request_method?: DataSourceRequestMethod | undefined;
    /**
     * The body of the request. {DOMAIN} stands for one domain, {DOMAINS_LIST} for an array with the domains of a batch.
     * @example {"targets": {DOMAINS_LIST}}
     */
    request_body_template?: (string | null) | undefined;
    /** The headers sent with each request to the external API, by name. */
    request_headers?: DataSourceRequestHeaders | undefined;
    /**
     * The format of the API's response.
     * @default json
     */
    response_format?: DataSourceResponseFormat | undefined;
    /** How to read the response. Null without a mapping. */
    response_mapping?: (DataSourceResponseMapping | null) | undefined;
    /**
     * The number of domains in one request.
     * @default 100
     */
    batch_size?: number | undefined;
    /**
     * The number of requests at the same time.
     * @default 1
     */
    parallel_workers?: number | undefined;
    /**
     * Whether {DOMAINS_INDEXED} becomes a count and numbered parameters (items=3&item0=…&item1=…).
     * @default false
     */
    indexed_params_enabled?: boolean | undefined;
    /**
     * The name of the numbered parameters, before the number.
     * @default item
     */
    indexed_params_prefix?: string | undefined;
    /**
     * The name of the parameter that contains the count.
     * @default items
     */
    indexed_params_count_key?: string | undefined;
    /**
     * The number of the first parameter, 0 or 1.
     * @default 0
     */
    indexed_params_start_index?: number | undefined;
    /**
     * Whether the data source is in use.
     * @default true
     */
    is_active?: boolean | undefined;
};

/** The number of domains for which a data source has a value. */
export type DataSourceCoverage = {
    /**
     * The ID of the data source.
     * @example 1
     */
    id: number;
    /**
     * The name of the data source.
     * @example Majestic
     */
    name: string;
    /**
     * The number of domains with a value.
     * @example 91244
     */
    enriched: number;
    /**
     * The share of all domains that have a value, in percent.
     * @example 91.2
     */
    percentage: number;
};

/** The coverage of the data sources. */
export type DataSourceStats = {
    /**
     * The number of all domains.
     * @example 100000
     */
    total_domains: number;
    /** One entry for each data source. */
    per_source: DataSourceCoverage[];
};

/**
 * The state of an enrichment job: running, completed, failed. The server may add others; show them
 * unchanged.
 */
export type EnrichmentJobStatus = "running" | "completed" | "failed" | (string & {});

/** A run of a data source over the domains. */
export type EnrichmentJob = {
    /**
     * Name of the data source.
     * @example Majestic
     */
    source_name: string;
    /**
     * The number of domains done so far.
     * @example 4200
     */
    processed: number;
    /**
     * The number of domains to do.
     * @example 10000
     */
    total_domains: number;
    /**
     * The part done, in percent.
     * @example 42
     */
    progress: number;
    /** The state of an enrichment job: running, completed, failed. The server may add others; show them unchanged. */
    status: EnrichmentJobStatus;
    /**
     * Format: date-time
     * When the job started.
     * @example 2026-11-20T18:00:03Z
     */
    started_at: string;
};

/** The active enrichment jobs. */
export type DataSourceProgress = {
    /** The active jobs. Empty if there are none. */
    active_jobs: EnrichmentJob[];
};

/**
 * The stored values of a data source for one domain. In addition to the fixed fields there is one
 * for each additional value. Its key is the field's name in lower case, with every character other
 * than letters and digits replaced by an underscore.
 */
export type BrowsedRecord = {
    /** A domain name in its ASCII form (an IDN as xn--…), in lower case, with its TLD. */
    domain: DomainName;
    /**
     * The main value as a number. Null if there is none.
     * @example 14
     */
    main_value_numeric: number | null;
    /**
     * Format: date-time
     * When the value was fetched.
     * @example 2026-11-20T17:58:20Z
     */
    fetched_at: string;
} & {
    [key: string]: string | number | boolean | null;
};

/** A page of a data source's stored values. */
export type BrowsedRecordList = {
    /** The rows of the page. */
    data: BrowsedRecord[];
    /**
     * The number of records on all pages.
     * @example 91244
     */
    total: number;
};

/** The result of creating a table. */
export type CreateTableResult = {
    /** Whether the table was created. */
    success: boolean;
    /**
     * The name of the table. Absent on failure.
     * @example ds_1_majestic
     */
    table_name?: string | undefined;
};

/** The domains to test a data source with. */
export type DataSourceTestInput = {
    /**
     * The domains.
     * @example [
     *       "tidalforge.com",
     *       "pixelbarn.net"
     *     ]
     */
    domains: DomainName[];
};

/** The external API's values for one domain. */
export type DataSourceTestRow = {
    /** A domain name in its ASCII form (an IDN as xn--…), in lower case, with its TLD. */
    domain: DomainName;
    /**
     * The main value. Null if there is none.
     * @example 14
     */
    main_value: string | number | boolean | null;
    /**
     * The additional values by their labels.
     * @example {
     *       "Citation Flow": 22,
     *       "Referring Domains": 31
     *     }
     */
    additional_data: {
        [key: string]: string | number | boolean | null;
    };
    /**
     * The part of the response that this row was read from, of any JSON type.
     * @example {
     *       "Item": "tidalforge.com",
     *       "TrustFlow": 14,
     *       "CitationFlow": 22,
     *       "RefDomains": 31
     *     }
     */
    raw?: unknown | undefined;
};

/** The result of testing a data source. */
export type DataSourceTestResult = {
    /** Whether the call succeeded and its response could be read. */
    success: boolean;
    /**
     * Why it failed, if it did.
     * @example HTTP 401 from the API
     */
    error?: string | undefined;
    /** One row for each domain found in the response. Empty on failure. */
    results: DataSourceTestRow[];
    /**
     * The whole response as text. Null if there was none.
     * @example {"Data":[{"Item":"tidalforge.com","TrustFlow":14}]}
     */
    raw_response: string | null;
};

/** A sample response to search for fields. */
export type AnalyzeInput = {
    /**
     * The sample response.
     * @example {"Data":[{"Item":"tidalforge.com","TrustFlow":14}]}
     */
    response_text: string;
    /** The format to read the text in. If left out, the server detects it. */
    format_type?: DataSourceResponseFormat | undefined;
};

/** The fields and arrays of a sample response. */
export type AnalyzeResult = {
    /** The format of an external API's response. json, xml, csv or text. */
    format: DataSourceResponseFormat;
    /**
     * The dotted paths of all fields.
     * @example [
     *       "Data.Item",
     *       "Data.TrustFlow",
     *       "Data.CitationFlow"
     *     ]
     */
    fields: string[];
    /**
     * The dotted paths of all arrays.
     * @example [
     *       "Data"
     *     ]
     */
    arrays: string[];
};

/**
 * The fields for creating a user. The same as for an update, but the password is required. On
 * /users, `role` and `manager_id` are ignored (managers create users assigned to themselves).
 */
export type UserCreate = UserUpdate & {
    /** The password for sign-in, at least 8 characters. */
    password: string;
    /**
     * admin sees and does everything. manager manages users and EPP accounts, and uses logs and tools. user browses and orders.
     * @default user
     */
    role?: Role | undefined;
    /** @default true */
    is_active?: boolean | undefined;
};

/**
 * The fields for updating a user. Fields that are left out stay unchanged. On /users, `role` and
 * `manager_id` are ignored.
 */
export type UserUpdate = {
    /**
     * Format: email
     * The email address for sign-in, unique among all users.
     * @example jana.novak@example.com
     */
    email: string;
    /**
     * The name that the console shows, unique among all users.
     * @example jnovak
     */
    username: Name;
    /**
     * Format: password
     * The new password, at least 8 characters. If left out, the user keeps the current one.
     * @example correct-horse-9
     */
    password?: string | undefined;
    /**
     * The first name. Null or empty for none.
     * @example Jana
     */
    first_name?: (string | null) | undefined;
    /**
     * The last name. Null or empty for none.
     * @example Novak
     */
    last_name?: (string | null) | undefined;
    /**
     * The phone number, in any notation. Null or empty for none.
     * @example +420 601 234 567
     */
    phone?: (string | null) | undefined;
    /**
     * The company name. Null or empty for none.
     * @example Tidal Names s.r.o.
     */
    company?: (string | null) | undefined;
    /** The role of the user. */
    role?: Role | undefined;
    /**
     * The ID of the user's manager. Null for none. Applies only to the `user` role.
     * @example 7
     */
    manager_id?: (number | null) | undefined;
    /** Whether the user may sign in. */
    is_active?: boolean | undefined;
};

/** A page of users. */
export type UserList = {
    /** The users of this page, newest first. */
    users: User[];
    /** The position of this page. */
    pagination: Pagination;
};

/** Whose actions the audit log returns. all returns everyone's, own the caller's own. */
export type AuditScope = "all" | "own";

/**
 * The kind of record that an audit log entry is about. User is a user, also for sign-ins. Order is
 * an order, Source an imported domain source, EppAccount a registrar account, EppCategory a
 * registrar category.
 */
export type AuditResourceType = "User" | "Order" | "Source" | "EppAccount" | "EppCategory" | (string & {});

/** An audit log entry. It says who did what to which record, and whether it succeeded. */
export type AuditLog = {
    /**
     * The ID of the entry.
     * @example 90412
     */
    id: number;
    /**
     * Format: date-time
     * When it happened, in UTC.
     * @example 2026-11-20T17:52:08Z
     */
    created_at: string;
    /**
     * The username of the person who did it. Null if nobody was signed in (a failed sign-in) or the server itself did it.
     * @example jnovak
     */
    actor: string | null;
    /**
     * The user ID of the person who did it. Null if `actor` is null.
     * @example 12
     */
    actor_id: number | null;
    /**
     * What was done, as free text such as login, login_failed, order.create or source.delete_data.
     * @example order.status_change
     * @example epp_account.real_catch_start
     * @example login_failed
     */
    action: string;
    /** The kind of the record. */
    resource_type: AuditResourceType;
    /**
     * The ID of the record. Null if there is none.
     * @example 1842
     */
    resource_id: number | null;
    /** Whether it succeeded. */
    success: boolean;
    /**
     * The caller's IPv4 or IPv6 address. Null if the server itself did it.
     * @example 203.0.113.24
     * @example 2001:db8::4f
     */
    ip_address: string | null;
    /**
     * Why it failed. Null if it succeeded.
     * @example Invalid email or password
     */
    error_message: string | null;
    /**
     * More details. Their shape depends on the action. Null if there are none. Contains no secrets.
     * @example {
     *       "from_state": "NEW",
     *       "to_state": "PAID_WAITING_CATCH",
     *       "note": "Approved via quick action"
     *     }
     */
    details: {
        [key: string]: unknown;
    } | null;
};

/** A page of audit log entries. */
export type AuditLogList = {
    /** The entries of this page, newest first. */
    logs: AuditLog[];
    /** The position of this page. */
    pagination: Pagination;
};

/** The counts for the whole audit log. */
export type AuditLogStats = {
    /**
     * The number of all entries.
     * @example 90412
     */
    total_logs: number;
    /**
     * The number of entries for actions that succeeded.
     * @example 88975
     */
    success_count: number;
    /**
     * The number of entries for actions that failed.
     * @example 1437
     */
    failure_count: number;
};

/** The counts of the audit log. */
export type AuditLogStatsAnswer = {
    /** The counts. */
    stats: AuditLogStats;
};

/** A news article for the users of the service. Title, summary and content are plain text. */
export type NewsArticle = {
    /**
     * The ID of the article.
     * @example 31
     */
    id: number;
    /**
     * The headline. Also the title of the notification on publishing.
     * @example Verisign maintenance on 28 November
     */
    title: string;
    /**
     * The content, plain text with line breaks.
     * @example Verisign has announced maintenance of the .com registry.
     */
    content: string;
    /**
     * A sentence or two for lists. Null if there is none.
     * @example No .com catches between 01:00 and 02:00 UTC.
     */
    summary: string | null;
    /** Whether the article is published (true) or a draft (false). */
    is_published: boolean;
    /**
     * Format: date-time
     * When the article was written, in UTC.
     * @example 2026-11-18T09:12:44Z
     */
    created_at: string;
    /**
     * Format: date-time
     * When the article was published, in UTC. Null for a draft.
     * @example 2026-11-18T09:30:00Z
     */
    published_at: string | null;
    /**
     * The author's username. Null if that user was deleted.
     * @example admin
     */
    created_by: string | null;
};

/** The fields for creating or updating a news article. */
export type NewsInput = {
    /**
     * The headline. Also the title of the notification on publishing.
     * @example Verisign maintenance on 28 November
     */
    title: Name;
    /**
     * The content, plain text with line breaks.
     * @example Verisign has announced maintenance of the .com registry.
     */
    content: string;
    /**
     * A sentence or two for lists. If null, empty or left out, there is none.
     * @example No .com catches between 01:00 and 02:00 UTC.
     */
    summary?: (string | null) | undefined;
    /** Whether the article is published. If left out, a new article is a draft and an existing one stays as it is. */
    is_published?: boolean | undefined;
};

/** Whether to publish a news article. */
export type NewsPublish = {
    /** True publishes the article and notifies all users. False makes it a draft again. */
    is_published: boolean;
};

/** A page of news articles. */
export type NewsList = {
    /** The articles of this page, newest first. */
    news: NewsArticle[];
    /** The position of this page. */
    pagination: Pagination;
};

/**
 * The group of a scheduler job. epp_registry covers connections and keepalives of registrar
 * accounts, domain_catching catches and their WHOIS verification, sources imports of domain
 * sources, released_domains checks of released domains, system_maintenance pruning and statistics.
 */
export type SchedulerCategory = "epp_registry" | "domain_catching" | "sources" | "released_domains" | "system_maintenance" | (string & {});

/**
 * The health of the jobs of one category. Jobs that never ran or that failed once or twice in a row
 * count only in `total`.
 */
export type SchedulerCategoryHealth = {
    /**
     * The number of jobs in the category.
     * @example 6
     */
    total: number;
    /**
     * The number of jobs that have run and whose last run did not fail.
     * @example 4
     */
    healthy: number;
    /**
     * The number of jobs whose last three or more runs all failed.
     * @example 1
     */
    failing: number;
};

/**
 * The health record of one scheduler job. The job is failing at 3 or more consecutive failures, in
 * warning at 1 or 2, and healthy if it has run and has none.
 */
export type SchedulerJobHealth = {
    /**
     * The job's ID, from GET /scheduler/jobs.
     * @example epp_keepalive_3
     */
    job_id: string;
    /** The category of the job. */
    category: SchedulerCategory;
    /**
     * Format: date-time
     * When the last run started, in UTC. Null if the job never ran.
     * @example 2026-11-20T17:50:00Z
     */
    last_run: string | null;
    /**
     * The number of runs.
     * @example 4127
     */
    total_executions: number;
    /**
     * The percentage of runs that succeeded, 0–100. 0 if the job never ran.
     * @example 98.7
     */
    success_rate: number;
    /**
     * The number of latest runs that failed in a row. 0 after a success.
     * @example 0
     */
    consecutive_failures: number;
    /**
     * The error of the latest failed run. Null if none ever failed.
     * @example 2502 Session limit exceeded
     * @example connect timeout after 30 s
     * @example HTTP 504 from source
     */
    last_error: string | null;
    /**
     * The log lines of the last run, oldest first. Empty if the job never ran.
     * @example [
     *       "17:50:00 hello sent to epp.example.com:700",
     *       "17:50:00 greeting received after 42 ms"
     *     ]
     */
    last_log: string[];
    /**
     * The duration of the last run, in seconds. Null if the job never ran.
     * @example 0.42
     */
    last_execution_duration: number | null;
};

/** The health of the scheduler, its categories and its jobs. */
export type SchedulerHealth = {
    /** Whether the scheduler is running. If not, no job starts automatically. */
    scheduler_running: boolean;
    /**
     * The number of jobs in all categories.
     * @example 14
     */
    total_jobs: number;
    /**
     * The health of each category, by its name (a SchedulerCategory).
     * @example {
     *       "epp_registry": {
     *         "total": 6,
     *         "healthy": 4,
     *         "failing": 1
     *       },
     *       "sources": {
     *         "total": 3,
     *         "healthy": 3,
     *         "failing": 0
     *       }
     *     }
     */
    categories: {
        [key: string]: SchedulerCategoryHealth;
    };
    /** The record of each job that has health data. */
    jobs: SchedulerJobHealth[];
};

/** A scheduled job. */
export type SchedulerJob = {
    /**
     * The ID of the job.
     * @example epp_keepalive_3
     * @example import_source_4
     */
    id: string;
    /**
     * The name to show.
     * @example EPP keepalive of account CZ-02
     */
    name: string;
    /**
     * Format: date-time
     * When the job runs next, in UTC. Null if no run is planned.
     * @example 2026-11-20T17:55:00Z
     */
    next_run: string | null;
};

/** The active scheduler jobs. */
export type SchedulerJobList = {
    /** All scheduled jobs. */
    jobs: SchedulerJob[];
};

/** Query of `notifications/list`: List notifications. */
export type NotificationsListQuery = Query<{
    /**
     * The page to return, from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Rows per page.
     * @default 10
     */
    per_page?: number | undefined;
}>;

/** Query of `domains/list`: List domains about to be released. */
export type DomainsListQuery = Query<{
    /**
     * The page to return, from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Rows per page. The console offers 25, 50, 100 and 250.
     * @default 50
     */
    per_page?: number | undefined;
    /**
     * The column to sort by. One of domain, chars_before_tld, drop_date, price, or an enrichment key such as ds1_main. Rows without a value come last in both directions.
     * @default drop_date
     */
    sort_by?: string | undefined;
    /** The direction of `sort_by`. */
    sort_order?: SortOrder | undefined;
    /**
     * Returns only domains whose name contains this text. Case-insensitive.
     * @example forge
     */
    search?: string | undefined;
    /**
     * Returns only domains of this TLD, without a leading dot.
     * @example com
     * @example co.uk
     */
    tld?: string | undefined;
    /**
     * Format: date
     * Returns only drops on this UTC day or later.
     * @example 2026-11-20
     */
    drop_date_from?: string | undefined;
    /**
     * Format: date
     * Returns only drops on this UTC day or earlier.
     * @example 2026-11-27
     */
    drop_date_to?: string | undefined;
    /**
     * Returns only drops that cost at least this many dollars.
     * @example 10
     */
    min_price?: number | undefined;
    /**
     * Returns only drops that cost at most this many dollars.
     * @example 100
     */
    max_price?: number | undefined;
    /** Returns only domains made of these characters before the TLD. */
    char_type?: CharType | undefined;
    /** Returns only domains with this many characters before the TLD. */
    domain_length?: DomainLength | undefined;
}>;

/** Query of `domains/stats`: Get figures of the catalogue. */
export type DomainsStatsQuery = Query<{
    /**
     * Returns only domains whose name contains this text. Case-insensitive.
     * @example forge
     */
    search?: string | undefined;
    /**
     * Returns only domains of this TLD, without a leading dot.
     * @example com
     * @example co.uk
     */
    tld?: string | undefined;
    /**
     * Format: date
     * Returns only drops on this UTC day or later.
     * @example 2026-11-20
     */
    drop_date_from?: string | undefined;
    /**
     * Format: date
     * Returns only drops on this UTC day or earlier.
     * @example 2026-11-27
     */
    drop_date_to?: string | undefined;
    /**
     * Returns only drops that cost at least this many dollars.
     * @example 10
     */
    min_price?: number | undefined;
    /**
     * Returns only drops that cost at most this many dollars.
     * @example 100
     */
    max_price?: number | undefined;
    /** Returns only domains made of these characters before the TLD. */
    char_type?: CharType | undefined;
    /** Returns only domains with this many characters before the TLD. */
    domain_length?: DomainLength | undefined;
}>;

/** Query of `orders/list`: List orders. */
export type OrdersListQuery = Query<{
    /**
     * The page to return, from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Rows per page.
     * @default 20
     */
    per_page?: number | undefined;
    /** Returns only orders in this state. */
    state?: OrderState | undefined;
    /**
     * Returns only orders whose domain contains this text. Case-insensitive.
     * @example forge
     */
    domain?: string | undefined;
}>;

/** Query of `eppAccounts/list`: List EPP accounts. */
export type EppAccountsListQuery = Query<{
    /** Returns only accounts of this category. */
    category_id?: number | undefined;
}>;

/** Query of `eppLogs/list`: List EPP log rows. */
export type EppLogsListQuery = Query<{
    /**
     * The page to return, from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Rows per page.
     * @default 50
     */
    per_page?: number | undefined;
    /** Returns only rows whose registrar name contains this text. Case-insensitive. */
    registrar_name?: string | undefined;
    /** Returns only rows with this EPP command, such as check, create, login or hello. */
    command?: string | undefined;
    /** 1 returns only successful rows, 0 returns only failed rows. */
    success?: EppLogSuccessFilter | undefined;
    /** Returns only rows of this EPP account. For a manager, it must be one of their own. */
    account_id?: number | undefined;
    /** Returns only rows whose object name, usually a domain, contains this text. */
    object_name?: string | undefined;
    /**
     * Format: date
     * The first day to return (UTC).
     */
    date_from?: string | undefined;
    /**
     * Format: date
     * The last day to return (UTC), inclusive.
     */
    date_to?: string | undefined;
}>;

/** Query of `users/list`: List the users of the current manager. */
export type UsersListQuery = Query<{
    /**
     * The page to return, from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Users per page.
     * @default 50
     */
    per_page?: number | undefined;
    /**
     * Returns only users whose username, email, first or last name, or company contains this text. Case-insensitive.
     * @example novak
     */
    search?: string | undefined;
    /**
     * Returns only users of this role. Any role but user gives an empty list.
     * @example user
     */
    role?: Role | undefined;
    /**
     * Returns only users assigned to this manager. Any ID but the caller's gives an empty list.
     * @example 7
     */
    manager_id?: number | undefined;
}>;

/** Query of `adminUsers/list`: List all users. */
export type AdminUsersListQuery = Query<{
    /**
     * The page to return, from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Users per page.
     * @default 50
     */
    per_page?: number | undefined;
    /**
     * Returns only users whose username, email, first or last name, or company contains this text. Case-insensitive.
     * @example novak
     */
    search?: string | undefined;
    /** Returns only users of this role. */
    role?: Role | undefined;
    /**
     * Returns only users assigned to this manager (an ID from GET /admin/managers).
     * @example 7
     */
    manager_id?: number | undefined;
}>;

/** Query of `auditLogs/list`: List audit log entries. */
export type AuditLogsListQuery = Query<{
    /**
     * The page to return, from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page.
     * @default 50
     */
    per_page?: number | undefined;
    /** Whose actions to return. If left out, returns everyone's. */
    scope?: AuditScope | undefined;
    /**
     * Returns only entries with exactly this action.
     * @example order.status_change
     */
    action?: string | undefined;
    /** Returns only entries about this kind of record. */
    resource_type?: AuditResourceType | undefined;
    /** Returns only actions that succeeded (true) or failed (false). */
    success?: boolean | undefined;
}>;

/** Query of `news/list`: List news articles. */
export type NewsListQuery = Query<{
    /**
     * The page to return, from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Articles per page.
     * @default 20
     */
    per_page?: number | undefined;
    /**
     * Whether to return drafts too. Applies to admins only.
     * @default false
     */
    include_unpublished?: boolean | undefined;
}>;

/** Query of `releasedDomains/list`: List released domains. */
export type ReleasedDomainsListQuery = Query<{
    /**
     * The page to return, from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Rows per page.
     * @default 50
     */
    per_page?: number | undefined;
    /**
     * The column to sort by. One of domain, length (characters before the TLD), release_date, last_checked, is_available, or an enrichment column (`ds{id}_main`, `ds{id}_{field}`).
     * @default release_date
     * @example release_date
     */
    sort_by?: string | undefined;
    /** The direction of `sort_by`. */
    sort_order?: SortOrder | undefined;
    /**
     * Returns only domains whose name contains this text. Case-insensitive.
     * @example forge
     */
    domain?: string | undefined;
    /**
     * Returns only domains of this TLD, without the leading dot.
     * @example co.uk
     */
    tld?: string | undefined;
    /**
     * Format: date
     * Returns only domains released on this date (UTC) or later.
     * @example 2026-11-14
     */
    release_date_from?: string | undefined;
    /**
     * Format: date
     * Returns only domains released on this date (UTC) or earlier.
     * @example 2026-11-20
     */
    release_date_to?: string | undefined;
    /** Returns only domains made of these characters before the TLD. If left out, returns all. */
    char_type?: CharType | undefined;
}>;

/** Query of `dataSources/browse`: List the stored values of a data source. */
export type DataSourcesBrowseQuery = Query<{
    /**
     * The page to return, from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Rows per page.
     * @default 50
     */
    per_page?: number | undefined;
}>;
