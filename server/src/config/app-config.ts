/** The environment, checked once at start by {@link loadConfig}. Deeply frozen; nothing else reads the environment. */
export interface AppConfig {
  /** The one TCP port: API, files and web app. */
  readonly port: number;
  /** Origin for links, previews and redirects, without a trailing slash. */
  readonly publicUrl: string;
  /** Absent: the server runs an embedded MongoDB of its own under `dataDir`. */
  readonly mongodbUri: string | undefined;
  /** Absolute path: embedded database, local files, generated secrets. */
  readonly dataDir: string;
  readonly nodeEnv: NodeEnv;
  readonly storage: StorageConfig;
  /** At least 32 characters. */
  readonly jwtSecret: string;
  /** At least 32 characters: encrypts the phone numbers of guests and makes the links of guest lists. */
  readonly guestKey: string;
  readonly google: GoogleConfig;
  /** True when the simulated Google sign-in is on. */
  readonly demoSignIn: boolean;
  /** From where the demo sign-in takes the seller. */
  readonly demoSeller: DemoSeller;
  /** Lower case, no duplicates. */
  readonly adminEmails: readonly string[];
  readonly shop: ShopConfig;
  /** How many months after a wedding the data of its guests is erased. */
  readonly guestDataMonths: number;
  readonly promoPopup: boolean;
  /** The last day of the promotion in Malaysia, YYYY-MM-DD. Absent: without an end. */
  readonly promoUntil: string | undefined;
  /** The value for Express' `trust proxy` setting. */
  readonly trustProxy: boolean | number | string;
  readonly rateLimits: boolean;
  readonly logLevel: LogLevel;
  /** What reads `/metrics` has to show. Absent: see metrics/metrics-access.ts. */
  readonly metricsToken: string | undefined;
}

export const nodeEnvs = ['development', 'test', 'production'] as const;
export type NodeEnv = (typeof nodeEnvs)[number];

/** `loopback`: this machine; `direct`: any client without a proxy between; `anywhere`. */
export const demoSellers = ['loopback', 'direct', 'anywhere'] as const;
export type DemoSeller = (typeof demoSellers)[number];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

export type StorageConfig = LocalStorageConfig | S3StorageConfig;

interface LocalStorageConfig {
  readonly driver: 'local';
  /** Absolute path of the folder that holds the files. */
  readonly directory: string;
}

export interface S3StorageConfig {
  readonly driver: 's3';
  /** Absent: Amazon's own endpoint of the region. */
  readonly endpoint?: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly forcePathStyle: boolean;
}

export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly tokeninfoUrl: string;
  /** Ends in `/userinfo`: passport-google-oauth20 reads the answer as OpenID by that. */
  readonly userinfoUrl: string;
}

export interface ShopConfig {
  readonly name: string;
  /** International digits without `+`, as chat links need them. */
  readonly chatNumber: string;
  readonly instagram?: string;
  readonly facebook?: string;
  readonly tiktok?: string;
}
